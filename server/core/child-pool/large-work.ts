/**
 * The one turn for work that takes much memory; pools that share it have at most one such piece of work under way
 * between them.
 */
export class LargeWorkTurn {
  #taken = false;
  readonly #listeners = new Set<() => void>();

  get free(): boolean {
    return !this.#taken;
  }

  take(): void {
    this.#taken = true;
  }

  giveBack(): void {
    this.#taken = false;
    for (const listener of [...this.#listeners]) {
      listener();
      if (this.free) continue;
      // Who has it now is asked last the next time, so that no pool keeps it from the others.
      this.#listeners.delete(listener);
      this.#listeners.add(listener);
      return;
    }
  }

  /** Told whenever the turn is free again. */
  onFree(listener: () => void): void {
    this.#listeners.add(listener);
  }
}
