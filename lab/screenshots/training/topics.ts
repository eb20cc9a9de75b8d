import { readFileSync } from 'node:fs';
import type { Tongue } from './values.ts';

/** The words of one kind of screen in one language: headings, captions of its large sum, labels of its rows. */
export interface ScreenWords {
  titles: string[];
  captions: string[];
  rows: string[];
}

/** A kind of screen that isn't a week's earnings. */
export interface Topic extends Record<Tongue, ScreenWords> {
  name: string;
  /** It appears in a driver's app, among that app's words. */
  inApp: boolean;
  /** It is about several people or cars, in most cases listed with a sum each. */
  ofSeveral: boolean;
}

/**
 * The look-alikes used in training. The file has a paragraph for each: its name (with a star if it appears in a driver's app,
 * with a plus if it is about several people), then a line in Spanish and one in English.
 */
export const TOPICS: Topic[] = readFileSync(new URL('./topics.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((paragraph) => {
    const [name, es, en] = paragraph.split('\n') as [string, string, string];
    const [, title, marks] = /^([^*+]+?) ?([*+]*)$/.exec(name)!;
    return {
      name: title!,
      inApp: marks!.includes('*'),
      ofSeveral: marks!.includes('+'),
      es: screenWords(es),
      en: screenWords(en),
    };
  });

/** "titles | captions | rows", each a list separated by semicolons. */
export function screenWords(line: string): ScreenWords {
  const [titles, captions, rows] = line.split(' | ').map((part) => part.split(';').map((word) => word.trim()));
  return { titles: titles!, captions: captions!, rows: rows! };
}
