// Small sounds, made on the spot: wood on a table, a turned card, a far howl.
import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

function tone(from: number, to: number, time: number, volume: number, type: OscillatorType, delay = 0): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime + delay;
  const voice = context.createOscillator();
  const loud = context.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + time);
  loud.gain.setValueAtTime(0.0001, start);
  loud.gain.exponentialRampToValueAtTime(volume, start + time * 0.15);
  loud.gain.exponentialRampToValueAtTime(0.0001, start + time);
  voice.connect(loud).connect(context.destination);
  voice.start(start);
  voice.stop(start + time + 0.05);
}

export const sound = {
  lay: () => tone(190, 95, 0.12, 0.25, "triangle"),
  turn: () => {
    tone(520, 660, 0.16, 0.12, "sine");
    tone(660, 780, 0.2, 0.1, "sine", 0.12);
  },
  end: () => {
    tone(300, 560, 0.9, 0.16, "sine");
    tone(560, 330, 1.6, 0.16, "sine", 0.85);
  },
};
