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
  /** Replaces a text in all keys and values, such as the id of an owner. */
  rename(from: string, to: string): void {
    try {
      for (const key of Object.keys(localStorage)) {
        const value = localStorage.getItem(key) ?? '';
        if (!`${key}${value}`.includes(from)) continue;
        localStorage.setItem(key.replaceAll(from, to), value.replaceAll(from, to));
        if (key.includes(from)) localStorage.removeItem(key);
      }
    } catch {
      // Blocked storage holds nothing; a full one keeps what is left under the old name.
    }
  },
};

/** Unsent form input, kept on the phone. */
export interface Draft<T> {
  read(): Partial<T> | null;
  /** False if the phone can't store it beyond this page. */
  write(values: Partial<T>): boolean;
  /** Removes the draft once the server has it. */
  clear(): void;
  /** Called when another tab writes or clears the same draft. Returns an unsubscribe function. */
  onOtherTab(listener: (values: Partial<T> | null) => void): () => void;
}

/** The draft of a form, per owner. */
export function draftOf<T>(owner: string, form: string): Draft<T> {
  const key = `volante.draft.${owner}.${form}`;
  return {
    read: () => parse<T>(storage.read(key)),
    write: (values) => storage.write(key, JSON.stringify(values)),
    clear: () => storage.remove(key),
    onOtherTab(listener) {
      const hear = (event: StorageEvent) => {
        if (event.key === key) listener(parse<T>(event.newValue));
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}

function parse<T>(text: string | null): Partial<T> | null {
  try {
    const value = text ? JSON.parse(text) : null;
    return value && typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
