import { inBrowser } from './visit.ts';

const memory = new Map<string, string>();

/** A `localStorage` that never throws: if it is blocked or full, values last as long as the page. */
export const storage = {
  read(key: string): string | null {
    if (!inBrowser) return null;
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  /** False if the value won't outlive the page. */
  write(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
      return true;
    } catch {
      memory.set(key, value);
      return false;
    }
  },
  remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked storage holds nothing to remove.
    }
  },
};
