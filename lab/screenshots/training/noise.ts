import type { TextLine } from '../../../reader/engine/text-line.ts';
import type { Choice } from '../../../reader/screenshots/extract/choose-earnings.ts';
import { CLASSES, meaningsOf, WORDS_OF } from '../../../reader/screenshots/extract/lexicon/lexicon.ts';
import type { Random } from '../../../sandbox/people/random.ts';
import { lineAt, type Page } from './page.ts';
import { inventedWord } from './words.ts';

const CONFUSED: Record<string, string> = {
  o: '0',
  l: '1',
  i: 'l',
  n: 'r',
  e: 'c',
  a: 'o',
  m: 'n',
  h: 'b',
  g: 'q',
  u: 'v',
};

const SENDERS = ['WhatsApp', 'Mensajes', 'Luis', 'Compadre Beto', 'Mom', 'Asesor', 'Messages', 'Gmail'];

/** Draws the surroundings of a screen: the status bar, a chat's or a gallery's picture viewer, a notification. */
export function putFrame(page: Page): void {
  const { random, tongue, width, background } = page;
  const [es, head] = [tongue === 'es', random.between(18, 44)];
  const frame = random.next();
  const add = (text: string, left: number, top: number, height: number) =>
    page.lines.push(lineAt(text, left, top, text.length * height * 0.42, height, background));
  const below = Math.max(...page.lines.map((line) => line.bottom)) + 20;
  for (const line of page.lines) {
    line.top += head;
    line.bottom += head;
    line.box = { ...line.box, y: line.box.y + head };
  }
  if (random.chance(0.75)) {
    add(`${random.whole(1, 23)}:${String(random.whole(0, 59)).padStart(2, '0')}`, 20, 2, 16);
    if (random.chance(0.6)) add(`${random.pick(['5G', 'LTE', '4G'])} ${random.whole(9, 99)}%`, width - 80, 2, 16);
  }
  if (frame > 0.9) {
    add(random.pick(SENDERS), 20, 1, 19);
    add(`${es ? 'Hoy' : 'Today'}, ${random.whole(1, 12)}:${random.whole(10, 59)}`, 20, 22, 15);
  } else if (frame > 0.82) add(`${random.pick(SENDERS)} · ${es ? 'ahora' : 'now'}`, 20, 2, 17);
  if (frame < 0.08) add(es ? 'Responder' : 'Reply', width / 2 - 30, below, 17);
  else if (frame < 0.16)
    (es ? ['Compartir', 'Editar', 'Eliminar'] : ['Share', 'Edit', 'Delete']).forEach((word, k) => {
      add(word, 20 + 120 * k, below, 16);
    });
}

/** Loses letters, spaces and whole lines as the recognizer does, and moves the boxes a little. */
export function blurText(random: Random, lines: TextLine[], width: number): TextLine[] {
  const spaces = random.chance(0.4) ? random.between(0.2, 1) : 0;
  const letters = random.chance(0.5) ? random.between(0, 0.03) : 0;
  const legible = random.chance(0.8) ? 0.985 : random.between(0.85, 0.97);
  const lost = random.chance(0.5) ? 0.02 : 0;
  const shake = width * 0.002;
  return lines
    .filter(() => !random.chance(lost))
    .map((line) => {
      const text = [...line.text]
        .map((letter) => (CONFUSED[letter] && random.chance(letters) ? CONFUSED[letter]! : letter))
        .join('')
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '');
      const joined = random.chance(spaces) ? text.replace(/ /g, '') : text;
      const move = () => random.between(-shake, shake);
      return {
        ...line,
        text: joined,
        confidence: Math.min(0.9995, Math.max(0.55, legible + random.between(-0.04, 0.015))),
        top: line.top + move(),
        bottom: line.bottom + move(),
        left: line.left + move(),
        right: line.right + move(),
        height: line.height + move(),
      };
    })
    .sort((a, b) => a.top - b.top);
}

const NEUTRAL = 1 << CLASSES.indexOf('neutral');
/** Words with the same meaning, or the same mixture of meanings. */
const ALIKE = Map.groupBy(
  [...new Set([...WORDS_OF.values()].flat())].filter((word) => word.length > 2),
  (word) => meaningsOf(word)[0] ?? 0,
);
const WORD = /\p{L}{3,}/gu;

/**
 * Another screen of the same kind: with other words of the same meaning or without meaning, without some pieces that say nothing
 * against it, with another size of the sum, and with errors like the recognizer's. `choice` is what was chosen on the original.
 */
export function variedLines(random: Random, lines: TextLine[], { week, amount }: Choice, weekly: boolean): TextLine[] {
  const head = amount.figure.line;
  const kept = new Set([head, ...week.lines]);
  const reworded = random.chance(0.7) ? random.between(0.1, 0.6) : 0;
  const unheard = random.chance(0.4) ? random.between(0.05, weekly ? 0.4 : 0.25) : 0;
  const dropped = random.chance(0.5) ? random.between(0.03, 0.2) : 0;
  const growth = random.chance(0.5) ? random.between(0.8, 1.3) : 1;
  const least = Math.min(...[...kept].map((line) => line.top));
  const most = Math.max(...[...kept].map((line) => line.bottom));
  const bottom = Math.max(...lines.map((line) => line.bottom));
  // Scrolled or cropped: a good screen stays good without its top or bottom.
  const from = weekly && random.chance(0.15) ? random.between(0, least) : 0;
  const to = weekly && random.chance(0.25) ? random.between(most, bottom) : bottom;
  const width = Math.max(...lines.map((line) => line.right));
  const changed = lines.flatMap((line) => {
    if (kept.has(line)) return line === head ? [{ ...line, height: line.height * growth }] : [line];
    if (line.top < from || line.bottom > to) return [];
    const says = meaningsOf(line.text);
    if (random.chance(dropped) && (weekly || says.every((word) => word === 0 || word & NEUTRAL))) return [];
    return [{ ...line, text: reword(random, line.text, reworded, unheard) }];
  });
  return blurText(random, changed, width);
}

function reword(random: Random, text: string, reworded: number, unheard: number): string {
  return text.replace(WORD, (word) => {
    const [meaning] = meaningsOf(word);
    const capital = /^\p{Lu}/u.test(word);
    if (meaning === undefined) return word;
    if (random.chance(unheard) && (meaning === 0 || meaning & NEUTRAL)) return inventedWord(random, capital);
    if (meaning === 0 || meaning === NEUTRAL || !random.chance(reworded)) return word;
    const other = random.pick(ALIKE.get(meaning) ?? [word]);
    return capital ? other[0]!.toUpperCase() + other.slice(1) : other;
  });
}
