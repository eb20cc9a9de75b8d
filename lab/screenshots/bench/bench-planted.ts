import { countries } from '@volante/contract/countries/index.ts';
import type { TextLine } from '../../../reader/engine/text-line.ts';
import { medianHeight } from '../../../reader/screenshots/extract/layout.ts';
import { type EarningsSeen, readEarnings } from '../../../reader/screenshots/extract/read-earnings.ts';
import { readDrawnScreens } from '../training/drawn-screens.ts';
import { lineAt } from '../training/page.ts';

// Plants lines that contradict the sum on drawn screens that are sure and right, one kind at a time, and counts the screens that stay sure.

/** A screen on which lines are planted. */
interface Ground {
  seen: EarningsSeen;
  lines: TextLine[];
  isSpanish: boolean;
  amount: number;
}

const AS_BELOW: Record<string, (ground: Ground) => [es: string, en: string, value: string][]> = {
  'a net below zero': ({ amount }) => [['Ganancias netas', 'Net earnings', `-${money(amount)}`]],
  'another total': ({ amount }) => [['Total de la semana', 'Total this week', money(amount * 1.13 + 7.21)]],
  'a total of zero': () => [['Total de la semana', 'Total this week', '$0.00']],
  'a day above the week': ({ amount }) => [['Miércoles', 'Wednesday', money(amount * 1.3)]],
  'days above the week': ({ amount }) => DAYS.map(([es, en], k) => [es, en, money(amount * 0.2 + k)]),
  'a part above the whole': ({ amount }) => [['Tarifas', 'Fares', money(amount * 1.2)]],
};

const AT_SUM: readonly (readonly [es: string, en: string])[] = [
  ['Este mes', 'This month'],
  ['Ganancias de hoy', 'Earnings today'],
  ['Ayer', 'Yesterday'],
  ['Promedio semanal', 'Weekly average'],
  ['Tu meta', 'Your goal'],
  ['Estimado', 'Estimated'],
  ['Pendiente de pago', 'Pending'],
  ['Podrías ganar', 'You could earn'],
  ['Propinas', 'Tips'],
  ['Bono', 'Bonus'],
  ['Gastaste', 'You spent'],
  ['Debes', 'You owe'],
  ['Préstamo', 'Loan'],
  ['Renta semanal', 'Weekly rent'],
  ['Impuestos', 'Taxes'],
  ['Por hora', 'Per hour'],
  ['Ejemplo', 'Example'],
  ['Tu mejor semana', 'Your best week'],
  ['Ganancias de la flota', 'Fleet earnings'],
];

const DAYS = [
  ['Lunes', 'Monday'],
  ['Martes', 'Tuesday'],
  ['Miércoles', 'Wednesday'],
  ['Jueves', 'Thursday'],
  ['Viernes', 'Friday'],
  ['Sábado', 'Saturday'],
  ['Domingo', 'Sunday'],
] as const;

/** Width of a letter, in heights. */
const LETTER = 0.55;

const stillSure = new Map<string, number>();
let grounds = 0;
for (const { truth, capturedAt, readings } of readDrawnScreens()) {
  const lines = readings[0]!;
  const isSpanish = lines.some(({ text }) => /semana|ganancias|viajes/i.test(text));
  const asked = { capturedAt, country: countries[isSpanish ? 'mx' : 'us'] };
  const seen = readEarnings(lines, asked);
  const isRight = seen.amount?.value === truth?.amount && seen.weekStart?.value === truth?.week;
  // A minus before zero says nothing.
  if (!truth?.amount || seen.band !== 'sure' || !isRight) continue;
  grounds++;
  const ground = { seen, lines, isSpanish, amount: truth.amount };
  for (const [name, planted] of plantedOn(ground)) {
    const sure = readEarnings(planted, asked).band === 'sure';
    stillSure.set(name, (stillSure.get(name) ?? 0) + Number(sure));
  }
}
console.log(`${grounds} screens are sure and right; of these stay sure with`);
for (const [name, count] of stillSure) console.log(`${name.padEnd(26)} ${count}`);

function* plantedOn(ground: Ground): Generator<[string, TextLine[]]> {
  const { lines, isSpanish } = ground;
  for (const [name, rows] of Object.entries(AS_BELOW)) {
    const planted = rows(ground).flatMap(([es, en, value], k) => rowBelow(ground, isSpanish ? es : en, value, k + 1));
    yield [name, [...lines, ...planted]];
  }
  for (const [es, en] of AT_SUM) yield [`“${en}” at the sum`, withHead(ground, isSpanish ? es : en)];
}

function rowBelow({ lines, seen }: Ground, label: string, value: string, k: number): TextLine[] {
  const height = medianHeight(lines);
  const top = Math.max(...lines.map(({ bottom }) => bottom)) + 2.2 * height * k;
  const left = Math.min(...lines.map((line) => line.left));
  const width = LETTER * value.length * height;
  const right = Math.max(...lines.map((line) => line.right));
  const { background } = seen.lines.amount[0]!;
  return [
    lineAt(label, left, top, LETTER * label.length * height, height, background),
    lineAt(value, right - width, top, width, height, background),
  ];
}

/** The screen with these words in place of those above the sum, or above it. */
function withHead({ lines, seen }: Ground, words: string): TextLine[] {
  const sum = seen.lines.amount[0]!;
  const height = medianHeight(lines);
  const head = lines.findLast(
    (line) =>
      !seen.lines.week.includes(line) &&
      line.bottom <= sum.top + 0.3 * sum.height &&
      sum.top - line.bottom < 2.5 * height &&
      line.right > sum.left &&
      line.left < sum.right,
  );
  const top = head?.top ?? sum.top - 1.6 * height;
  const planted = lineAt(words, head?.left ?? sum.left, top, LETTER * words.length * height, height, sum.background);
  return [...lines.filter((line) => line !== head), planted].sort((a, b) => a.top - b.top);
}

function money(value: number): string {
  return `$${value.toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}
