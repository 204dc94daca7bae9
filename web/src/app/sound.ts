// Small sounds, made on the spot: wood on a table, a turned card, a far howl. One switch has them all.
import type { MomentKind } from "../play/moments";
import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

/** A gain that swells and dies away. */
function swell(audio: AudioContext, start: number, time: number, volume: number): GainNode {
  const loud = audio.createGain();
  loud.gain.setValueAtTime(0.0001, start);
  loud.gain.exponentialRampToValueAtTime(volume, start + time * 0.15);
  loud.gain.exponentialRampToValueAtTime(0.0001, start + time);
  loud.connect(audio.destination);
  return loud;
}

function tone(from: number, to: number, time: number, volume: number, type: OscillatorType, delay = 0): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime + delay;
  const voice = context.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + time);
  voice.connect(swell(context, start, time, volume));
  voice.start(start);
  voice.stop(start + time + 0.05);
}

/** Wind, a scratch, a step: noise around a pitch. */
function rustle(pitch: number, time: number, volume: number, delay = 0): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime + delay;
  const noise = context.createBufferSource();
  noise.buffer = context.createBuffer(1, Math.ceil(context.sampleRate * time), context.sampleRate);
  const samples = noise.buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  noise.connect(band).connect(swell(context, start, time, volume));
  noise.start(start);
}

/** A chord, its notes one shortly after the other. */
function chord(pitches: readonly number[], time: number, volume: number, apart: number): void {
  for (const [n, pitch] of pitches.entries()) tone(pitch, pitch, time, volume, "sine", n * apart);
}

/** The same rustle several times. */
function patter(times: number, apart: number, pitch: number, time: number, volume: number): void {
  for (let n = 0; n < times; n++) rustle(pitch, time, volume, n * apart);
}

const moments: Record<MomentKind, () => void> = {
  howl: () => {
    tone(260, 520, 0.5, 0.14, "sine");
    tone(520, 390, 0.9, 0.14, "sine", 0.45);
    tone(392, 330, 0.8, 0.06, "sine", 0.55);
  },
  claws: () => patter(3, 0.07, 1900, 0.11, 0.3),
  push: () => {
    rustle(420, 0.28, 0.3);
    tone(120, 60, 0.16, 0.3, "triangle", 0.16);
  },
  hunt: () => {
    patter(4, 0.1, 700, 0.06, 0.25);
    tone(170, 80, 0.18, 0.28, "triangle", 0.42);
  },
  build: () => {
    tone(210, 120, 0.12, 0.26, "triangle");
    tone(250, 140, 0.12, 0.26, "triangle", 0.16);
    tone(180, 90, 0.18, 0.26, "triangle", 0.32);
  },
  reveal: () => chord([523, 659, 784], 0.3, 0.09, 0.09),
  moon: () => chord([392, 494, 587, 784], 0.9, 0.07, 0.07),
  guard: () => {
    tone(150, 100, 0.1, 0.28, "triangle");
    tone(196, 196, 0.4, 0.1, "sine", 0.1);
  },
  danger: () => {
    tone(78, 55, 0.8, 0.22, "sawtooth");
    tone(82, 58, 0.8, 0.16, "sawtooth", 0.03);
  },
  glow: () => {
    tone(440, 442, 0.35, 0.09, "sine");
    tone(660, 662, 0.4, 0.08, "sine", 0.12);
  },
};

export const sound = {
  lay: () => tone(190, 95, 0.12, 0.25, "triangle"),
  turn: () => {
    tone(520, 660, 0.16, 0.12, "sine");
    tone(660, 780, 0.2, 0.1, "sine", 0.12);
  },
  moment: (kind: MomentKind) => moments[kind](),
  /** The so manieth item of a count: one after another they climb. */
  count: (item: number) => tone(392 * 2 ** ((item % 12) / 12), 400 * 2 ** ((item % 12) / 12), 0.14, 0.1, "sine"),
  end: () => {
    tone(300, 560, 0.9, 0.16, "sine");
    tone(560, 330, 1.6, 0.16, "sine", 0.85);
  },
};
