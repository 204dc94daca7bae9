// A queue whose items come out no faster than people read.

/** An item to be shown, and for how long at least before the next one. */
interface Entry<T> {
  item: T;
  hold: number;
}

/** Moves that arrive faster than people read are shown one after another. */
export class PacedQueue<T> {
  private waiting: Entry<T>[] = [];
  private until = 0;

  get length(): number {
    return this.waiting.length;
  }

  push(item: T, hold: number): void {
    this.waiting.push({ item, hold });
  }

  /** The next item if it is due. */
  next(now: number): T | undefined {
    if (this.waiting.length === 0 || now < this.until) return undefined;
    const entry = this.waiting.shift()!;
    this.until = now + entry.hold;
    return entry.item;
  }

  /** How long until the next item is due; undefined when none waits. */
  wait(now: number): number | undefined {
    return this.waiting.length === 0 ? undefined : Math.max(0, this.until - now);
  }

  /** Straight to the newest item. */
  skip(): T | undefined {
    const last = this.waiting.at(-1)?.item;
    this.waiting = [];
    this.until = 0;
    return last;
  }
}
