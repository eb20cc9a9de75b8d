import { isPlatform } from '../../earnings/platforms.ts';
import { maySameNameBe } from '../../earnings/same-name.ts';
import { type Agreement, type LedgerFact, type LedgerValue, ledgerFacts } from './ledger.ts';
import { isSamePrintedName, type PrintedName } from './names.ts';

/** A value with additional data that only the comparison needs. */
export interface GivenValue extends LedgerValue {
  fact: LedgerFact;
  /** Of names. */
  name?: PrintedName;
  /** `yyyy-mm`, of statements: the month the paper was asked for. */
  askedMonth?: string;
}

export interface ComparedFact {
  fact: LedgerFact;
  agreement: Agreement;
  values: GivenValue[];
}

/** The facts with at least one known value, those that differ first. */
export function compareFacts(given: readonly GivenValue[]): ComparedFact[] {
  const facts = ledgerFacts.flatMap((fact) => {
    const values = given.filter((one) => one.fact === fact && one.value !== '');
    return values.length === 0 ? [] : [{ fact, agreement: agreementOf(fact, values), values }];
  });
  return [...facts].sort((a, b) => Number(b.agreement === 'differ') - Number(a.agreement === 'differ'));
}

/** Number of facts that differ. */
export function countDiffering(given: readonly GivenValue[]): number {
  return compareFacts(given).filter(({ agreement }) => agreement === 'differ').length;
}

function agreementOf(fact: LedgerFact, values: readonly GivenValue[]): Agreement {
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
    (one) => group.includes(one) || (isPlatform(one.source) && group.some((other) => isSame(one, other))),
  );
}

/** All values that equal the first one, directly or through others. */
function groupOf([first, ...rest]: readonly GivenValue[]): GivenValue[] {
  const group = first ? [first] : [];
  let left = rest;
  for (;;) {
    const joined = left.filter((one) => group.some((other) => isSame(one, other)));
    if (joined.length === 0) return group;
    group.push(...joined);
    left = left.filter((one) => !joined.includes(one));
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
