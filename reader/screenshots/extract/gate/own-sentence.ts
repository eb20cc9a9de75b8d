import { fold } from '../../../engine/fold.ts';
import type { Choice } from '../choose-earnings.ts';
import { paragraphOf } from '../layout.ts';
import { meaningsOf } from '../lexicon/lexicon.ts';
import { findMoney } from '../money.ts';
import { isForeign, PARTS } from './classes.ts';

const DRIVEN = 2;

const OF_WEEK = '(net[oa]s?|total(es)?|semanal(es)?|((de|of) )?(la|tu|the|your|this|esta) (semana|week))';
const EARNED = new RegExp(
  String.raw`\b(ganaste|generaste|facturaste|cobraste|you\s?(earned|made)|(ganancias|ingresos|earnings|income)(\s?${OF_WEEK})*:)\s*:?\s*$`,
);
const MONTH = '(ene|jan|feb|mar|abr|apr|may|jun|jul|ago|aug|sep|[o0]ct|nov|dic|dec)[a-z]*';
const DAY = '(lun|mar|mie|jue|vie|sab|dom|mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?';
const FROM = String.raw`(del?|for|from|during|durante|entre|between)\s((el|the|la|semana|week|of|del?|${DAY})\s)*`;
const DATES = String.raw`(${MONTH}\.?\s?\d|\d{1,2}\s?((de\s?)?${MONTH}|(al?|[-–—]|to|y)\s?(${DAY}\s)?\d|[/.]\s?\d))`;
// "ganaste $500 de bono" is about a bonus, "you earned $500 in 42 trips" about all of them, "for Nov 2 - 8" about a week.
const ENDS = new RegExp(String.raw`^\s*([.!;]|$|(en|in|con|with|over|across|from|por)\s\d|${FROM}${DATES})`);
// A week that isn't called one is named by its days, and by the trips that were made in them.
const WEEK =
  /seman|week|resumen|summary|recap|\b(en|con|in|with|over|across|from|por) ?\d{1,3} ?(viajes|trips|rides|entregas|deliveries|pedidos|orders|carreras)\b/;
// What a message goes on with: when the money arrives, and how to get no more messages.
const GOES_ON = [
  // The recognizer drops spaces.
  /\b(tu|your) ?(dep.?sito|pago|deposit|payout|payment|transfer)[^.!]*(llega|arrives?\b|arriving|camino|\bway\b|\bsale\b|programad|scheduled)[^.!]*[.!]?/gi,
  /\b(responde|reply|text|env.a|contesta)\b[^.!]*\b(alto|baja|stop|help|ayuda)\b[^.!]*[.!]?/gi,
];
const ASKS = /[?¿]/;
// Platforms deliver meals as well.
const SENDER = /\b(uber|didi|rappi)\s?(eats|food|entrega|delivery)\b/i;

/**
 * Whether one sentence says it all: that you earned this sum in this week, as a notice or an answer does. There is no other sum and no
 * other week, and none of its words is about a part or anything else.
 */
export function isSaidInSentence(choice: Choice): boolean {
  const { amount, figures, weeks, week, lines, context } = choice;
  const head = amount.figure.line;
  const paragraph = paragraphOf(head, lines);
  const isOnly =
    figures.every(({ value }) => value === amount.value) && weeks.every(({ start }) => start === week.start);
  if (!isOnly || week.single || context.driver < DRIVEN || !week.lines.every((line) => paragraph.includes(line)))
    return false;
  const [sum, ...more] = findMoney(head.text);
  if (!sum || more.length > 0) return false;
  const texts = paragraph.map((line) => line.text);
  const at = paragraph.indexOf(head);
  const [said, rest] = [
    [...texts.slice(0, at), head.text.slice(0, sum.from)],
    [head.text.slice(sum.to), ...texts.slice(at + 1)],
  ].map((pieces) => pieces.join(' ').replace(/\s+/g, ' ')) as [string, string];
  const [before, after] = [fold(said), fold(rest)];
  const own = [said.replace(SENDER, ''), GOES_ON.reduce((text, known) => text.replace(known, ' '), rest)];
  const isOwn = meaningsOf(own.join(' ')).every((word) => !isForeign(word) && !(word & PARTS));
  return EARNED.test(before) && ENDS.test(after) && WEEK.test(before + after) && isOwn && !ASKS.test(texts.join());
}
