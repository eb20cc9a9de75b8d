/** A mutex for memory-hungry work, shared by pools: only one such task runs at a time among all of them. */
export class LargeWorkPermit {
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
      // The holder is asked last next time, so that no pool starves the others.
      this.#listeners.delete(listener);
      this.#listeners.add(listener);
      return;
    }
  }

  /** Called whenever the turn becomes free. */
  onFree(listener: () => void): void {
    this.#listeners.add(listener);
  }
}
