import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The system's Chromium (or the one in CHROMIUM), or null if there is none. */
export function findChromium(): string | null {
  return process.env.CHROMIUM || find(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
}

/**
 * The browser of most tests: Debian's headless Chromium (or the one in CHROMIUM_SHELL), which takes a third less CPU
 * for the same pages; otherwise the full Chromium. It has no camera: tests that need one use `findChromium`.
 */
export function findHeadlessChromium(): string | null {
  return process.env.CHROMIUM_SHELL || find([HEADLESS_SHELL]) || findChromium();
}

/** The program and Debian's package of that name. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

function find(names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
