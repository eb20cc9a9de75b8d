import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The machine's Chromium: CHROMIUM, else the first known name on PATH. */
export function findChromium(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
  if (!found) throw new Error('no Chromium on PATH; install one (apt-get install chromium) or set CHROMIUM');
  return found;
}
