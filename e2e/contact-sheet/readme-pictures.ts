import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { State } from './states.ts';
import { type Language, slug } from './take.ts';

interface Choice {
  screen: string;
  state: string;
  language: Language;
  theme: 'light' | 'dark';
}

const choice = (screen: string, state: string, language: Language = 'es', theme: Choice['theme'] = 'light') => ({
  ...{ screen, state, language, theme },
});

/** The eight pictures in README, in its order. */
export const choices: Choice[] = [
  choice('/welcome', 'first visit'),
  choice('/platforms', 'connected'),
  choice('/platforms/:slug', 'nine weeks'),
  choice('/documents/:type', 'identity card front'),
  choice('/schedule-home-visit', 'day'),
  choice('/tasks', 'papers came back', 'es', 'dark'),
  choice('/check-your-answers', 'United States', 'en'),
  choice('/documents-success', 'sent', 'en', 'dark'),
];

export function isChosen({ screen, state }: State): boolean {
  return choices.some((choice) => choice.screen === screen && choice.state === state);
}

/** Shrinks the pictures in `from`, in place of the numbered ones in `to`. */
export async function writePictures(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  for (const old of readdirSync(to)) if (/^\d/.test(old)) rmSync(path.join(to, old));
  for (const [i, { screen, state, language, theme }] of choices.entries()) {
    const picture = path.join(from, `${slug(`${screen} ${state} phone ${language}`)}-${theme}.jpg`);
    const name = `${i + 1}-${slug(`${screen.replace(/\/:.*/, '')} ${state}`)}.webp`;
    await sharp(picture).resize({ width: 540 }).webp({ quality: 82, smartSubsample: true }).toFile(path.join(to, name));
  }
}
