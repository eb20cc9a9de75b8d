import type { Template } from '../../providers/messages/messages.ts';
import { type EmailKind, ruleOf } from '../kinds.ts';
import { filled, type PhoneText } from './email-text.ts';

/** The longest message for a phone. */
export const MOST_SHORT = 320;
/** Longer names of companies are cut in front of a message. */
const MOST_BRAND = 40;

/** A sentence is shortened only if so much of it is left. */
const LEAST_LEFT = 24;

/** The message as plain text of at most `MOST_SHORT` characters: who writes, what is new, the link, and how to stop it. */
export function drawShort(brand: string, { text, more = [], values, link, optOut }: PhoneText): string {
  const end = [link, optOut].filter(Boolean).join(' ');
  const begin = `${cut(clean(brand), MOST_BRAND)}: `;
  const room = MOST_SHORT - begin.length - (end ? end.length + 1 : 0);
  const said = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, clean(value)]));
  for (const name of placeholdersIn(text)) {
    const over = filled(text, said).length - room;
    // Only lists of tasks and names are long; they stand in the app, too.
    if (over > 0) said[name] = cut(said[name] ?? '', Math.max(1, (said[name]?.length ?? 0) - over));
  }
  const short = filled(text, said);
  return [`${begin}${short}`, ...fitting(more.map(clean), room - short.length), end].filter(Boolean).join(' ');
}

/** As many whole sentences as fit with the blank before each; an ellipsis stands for the rest, which the app says. */
function fitting(sentences: readonly string[], room: number): string[] {
  const kept: string[] = [];
  let left = room;
  for (const [at, sentence] of sentences.entries()) {
    const rest = at < sentences.length - 1 ? ' …'.length : 0;
    if (sentence.length + 1 + rest > left) {
      if (kept.length > 0) return [...kept, '…'];
      return left > LEAST_LEFT ? [cut(sentence, left - 1)] : [];
    }
    kept.push(sentence);
    left -= sentence.length + 1;
  }
  return kept;
}

/** The template of the kind with what goes into it. */
export function fillTemplate({ kind, text, values, link }: PhoneText): Template {
  const parameters = placeholdersIn(text).map((name) => parameterOf(values[name] ?? '', 300));
  const end = hasButton(kind) ? (link?.split('/').at(-1) ?? '-') : null;
  return { name: templateName(kind), parameters, linkEnd: kind === 'access_code' ? (values.code ?? '') : end };
}

/** A value as Meta takes it in a template: in one line, of at most `most` characters, and never empty. */
export function parameterOf(value: string, most: number): string {
  return cut(clean(value), most) || '-';
}

export const templateName = (kind: EmailKind) => `volante_${kind}`;

/** Whether the template has a button that opens the application. A code has one that copies it. */
export function hasButton(kind: EmailKind): boolean {
  const { screen, about } = ruleOf(kind);
  return kind !== 'access_code' && (screen !== null || about !== 'application');
}

export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/**
 * Without what Meta refuses in parameters (line breaks, tabs, runs of blanks), and without characters that turn the direction of the
 * rest of the message around.
 */
function clean(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

// Between words, so that no amount is cut; of a single word, never half of a character.
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const letter of text) {
    if (kept.length + letter.length > most - 1) break;
    kept += letter;
  }
  const words = text[kept.length] === ' ' ? kept : kept.slice(0, Math.max(0, kept.lastIndexOf(' ')));
  return `${(words.trimEnd() || kept).trimEnd()}…`;
}
