import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The system's Chromium (or the one in CHROMIUM), or null if there is none. */
export function findChromium(): string | null {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
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

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
