import { isPlatform } from '../../earnings/platforms.ts';
import { maySameNameBe } from '../../earnings/same-name.ts';
import { type Agreement, type CrossCheckFact, type CrossCheckValue, crossCheckFacts } from './cross-check.ts';

/** A value with additional data that only the comparison needs. */
export interface GivenValue extends CrossCheckValue {
  fact: CrossCheckFact;
  /** Of names. */
  name?: PrintedName;
  /** `yyyy-mm`, of statements: the month the document was asked for. */
  askedMonth?: string;
}

interface ComparedFact {
  fact: CrossCheckFact;
  agreement: Agreement;
  values: GivenValue[];
}

/** The facts with at least one known value, those that differ first. */
export function compareFacts(given: readonly GivenValue[]): ComparedFact[] {
  const facts = crossCheckFacts.flatMap((fact) => {
    const values = given.filter((givenValue) => givenValue.fact === fact && givenValue.value !== '');
    return values.length === 0 ? [] : [{ fact, agreement: agreementOf(fact, values), values }];
  });
  return [...facts].sort((a, b) => Number(b.agreement === 'differ') - Number(a.agreement === 'differ'));
}

/** Number of facts that differ. */
export function countDiffering(given: readonly GivenValue[]): number {
  return compareFacts(given).filter(({ agreement }) => agreement === 'differ').length;
}

function agreementOf(fact: CrossCheckFact, values: readonly GivenValue[]): Agreement {
  if (fact === 'statement_month' && !values.every(isNearAsked)) return 'differ';
  if (values.length < 2) return 'alone';
  if (fact === 'statement_month')
    return new Set(values.map(({ value }) => value)).size < values.length ? 'differ' : 'agree';
  return isOneGroup(values) ? 'agree' : 'differ';
}

// "Juan Pérez" and "Juan García" count as different until a third document names Juan Pérez García. Apps shorten names
// and pictures are misread, so a platform's name may join a group of equal names but never connects two groups.
function isOneGroup(values: readonly GivenValue[]): boolean {
  const printed = values.filter(({ source }) => !isPlatform(source));
  const group = groupOf(printed.length > 0 ? printed : values);
  return values.every(
    (value) => group.includes(value) || (isPlatform(value.source) && group.some((other) => isSame(value, other))),
  );
}

/** All values that equal the first one, directly or through others. */
function groupOf([first, ...rest]: readonly GivenValue[]): GivenValue[] {
  const group = first ? [first] : [];
  let left = rest;
  for (;;) {
    const joined = left.filter((givenValue) => group.some((other) => isSame(givenValue, other)));
    if (joined.length === 0) return group;
    group.push(...joined);
    left = left.filter((givenValue) => !joined.includes(givenValue));
  }
}

function isSame(a: GivenValue, b: GivenValue): boolean {
  if (!a.name || !b.name) return bare(a.value) === bare(b.value);
  if (isPlatform(a.source)) return maySameNameBe(a.value, b.value);
  if (isPlatform(b.source)) return maySameNameBe(b.value, a.value);
  return isSamePrintedName(a.name, b.name);
}

function bare(value: string): string {
  return value.toUpperCase().replaceAll(/[\s-]/g, '');
}

function isNearAsked({ value, askedMonth }: GivenValue): boolean {
  return askedMonth === undefined || isNearMonth(value, askedMonth);
}

/** Some accounts close in the middle of a month, so a month next to the requested one counts as the same statement. */
export function isNearMonth(month: string, asked: string): boolean {
  return Math.abs(monthsOf(month) - monthsOf(asked)) <= 1;
}

function monthsOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
}

/** A name in the parts used on a document or in the form; an account holder's name is undivided, in `whole`. */
export interface PrintedName {
  first: string;
  last: string;
  whole: string;
}

/**
 * Whether two printed names may be the same person's. Accents, case, order, and a second first name or surname that one of them
 * omits don't make a difference; sharing a single name is not enough.
 */
export function isSamePrintedName(a: PrintedName, b: PrintedName): boolean {
  if (isDivided(a) && isDivided(b)) {
    return (
      oneHolds(printedWordsOf(a.first), printedWordsOf(b.first)) &&
      oneHolds(printedWordsOf(a.last), printedWordsOf(b.last))
    );
  }
  if (isDivided(a)) return mayBe(printedWordsOf(b.whole), a);
  if (isDivided(b)) return mayBe(printedWordsOf(a.whole), b);
  return oneHolds(printedWordsOf(a.whole), printedWordsOf(b.whole), 2);
}

function isDivided({ first, last }: PrintedName): boolean {
  return first !== '' && last !== '';
}

/**
 * An undivided name must contain a first name and a surname; other words in it may add a surname but not replace one.
 */
function mayBe(whole: readonly string[], { first, last }: PrintedName): boolean {
  const [firsts, lasts] = [printedWordsOf(first), printedWordsOf(last)];
  if (!firsts.some((word) => whole.includes(word)) || !lasts.some((word) => whole.includes(word))) return false;
  const known = new Set([...firsts, ...lasts]);
  return lasts.every((word) => whole.includes(word)) || whole.every((word) => known.has(word));
}

function oneHolds(a: readonly string[], b: readonly string[], least = 1): boolean {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  if (few.length < least) return few.length === many.length && few.every((word, at) => word === many[at]);
  return few.every((word) => many.includes(word));
}

const particles = new Set('DA DAS DE DEL DOS EL LA LAS LOS Y'.split(' '));
const shortened: Record<string, string> = { MA: 'MARIA' };

/** Capitals without accents; initials and particles are dropped, because they don't distinguish people. */
function printedWordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !particles.has(word))
    .map((word) => shortened[word] ?? word);
}
