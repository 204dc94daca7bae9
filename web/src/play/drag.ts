// Dragging is choosing twice: what is picked up, then what it is dropped on.
import type { Playing } from "./playing.svelte";

const THRESHOLD = 8;

interface Held {
  element: HTMLElement;
  id: string;
  pointer: number;
  x: number;
  y: number;
  moving: boolean;
}

export class Drag {
  private held: Held | undefined;
  private over: Element | undefined;
  private dropped = -Infinity;

  constructor(private readonly play: () => Playing) {}

  /** Whether the click that follows a drop is to be ignored. */
  justDropped(): boolean {
    return performance.now() - this.dropped < 60;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const element = event.target.closest<HTMLElement>(".piece[data-thing]");
    const id = element?.dataset["thing"];
    if (!element || !id || !this.play().accepts(id)) return;
    this.held = { element, id, pointer: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
  }

  move(event: PointerEvent): void {
    const held = this.held;
    if (!held || event.pointerId !== held.pointer) return;
    const dx = event.clientX - held.x;
    const dy = event.clientY - held.y;
    if (!held.moving) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      held.moving = true;
      held.element.classList.add("dragged");
      const play = this.play();
      if (!play.chosen.has(held.id)) play.pick(held.id, held.x, held.y);
    }
    held.element.style.translate = `${dx}px ${dy}px`;
    const under = this.under(event);
    if (under !== this.over) {
      this.over?.classList.remove("over");
      this.over = under;
      under?.classList.add("over");
    }
  }

  up(event: PointerEvent, stage: HTMLElement): void {
    const held = this.held;
    if (!held) return;
    const target = held.moving ? this.under(event) : undefined;
    const moved = held.moving;
    this.cancel();
    if (!moved) return;
    this.dropped = performance.now();
    const box = stage.getBoundingClientRect();
    const id = target instanceof HTMLElement ? target.dataset["thing"] : undefined;
    if (id && id !== held.id) this.play().pick(id, event.clientX - box.x, event.clientY - box.y);
  }

  cancel(): void {
    this.over?.classList.remove("over");
    this.over = undefined;
    this.held?.element.classList.remove("dragged");
    this.held?.element.style.removeProperty("translate");
    this.held = undefined;
  }

  /** The thing under the pointer that would be accepted. */
  private under(event: PointerEvent): Element | undefined {
    return (
      document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((element) => element.closest<HTMLElement>("[data-thing]"))
        .find(
          (element) => element && element !== this.held?.element && this.play().accepts(element.dataset["thing"]!),
        ) ?? undefined
    );
  }
}
