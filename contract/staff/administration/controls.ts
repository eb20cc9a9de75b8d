import { forEachAbout } from '../../admission/about-program.ts';
import type { FourEyes } from '../../admission/decision.ts';
import type { Setting, SettingName } from './settings.ts';

type Value = Setting['value'];
/** Whether the change from one value to another loosens a control. */
type Loosens = (from: Value, to: Value) => boolean;

const strictness: readonly FourEyes[] = ['off', 'approve', 'decide'];
const rank = (value: Value) => strictness.indexOf(value as FourEyes);
const becomes =
  (loose: string): Loosens =>
  (from, to) =>
    to === loose && from !== loose;

/** Days by country; '' for those that are the same everywhere. */
function daysOf(value: Value): Map<string, number> {
  const parts = String(value ?? '').split(',');
  return new Map(parts.map((part) => (part.includes(':') ? pair(part) : ['', Number(part)])));
}

function pair(part: string): [string, number] {
  const [country = '', days] = part.split(':');
  return [country, Number(days)];
}

// Erased evidence doesn't come back.
const erasesSooner: Loosens = (from, to) => {
  const [before, after] = [daysOf(from), daysOf(to)];
  const countries = new Set([...before.keys(), ...after.keys()]);
  const at = (days: Map<string, number>, country: string) => days.get(country) ?? days.get('') ?? Infinity;
  return [...countries].some((country) => at(after, country) < at(before, country));
};

// A country without an amount has no limit. Raising either role's loosens: the lower one of both may be the one that stays.
const raisesLimit: Loosens = (from, to) => {
  const [before, after] = [amountsOf(from), amountsOf(to)];
  return [...before].some(([country, amount]) => (after.get(country) ?? Infinity) > amount);
};

function amountsOf(value: Value): Map<string, number> {
  const parts = String(value ?? '').split(',');
  return new Map(parts.filter((part) => part.includes(':')).map(pair));
}

/**
 * Settings that control what one person may do alone, and when a change loosens that; null for the others. A loosening needs a
 * second admin.
 */
const controls: Record<SettingName, Loosens | null> = {
  JUDICIAL_CHECK: becomes('automatic'),
  RISK_CHECK: becomes('automatic'),
  FOUR_EYES: (from, to) => rank(to) < rank(from),
  APPROVAL_LIMIT_REVIEWER: raisesLimit,
  APPROVAL_LIMIT_ADMIN: raisesLimit,
  PAYMENT_SHARE: (from, to) => Number(to) > Number(from),
  LINK_BY_MAIL: becomes('on'),
  RETAIN_IDLE_DAYS: erasesSooner,
  RETAIN_REJECTED_DAYS: erasesSooner,
  RETAIN_APPROVED_DAYS: erasesSooner,
  // What drivers may do, and what they read.
  US_OPEN_STATES: null,
  MAX_RESCHEDULES: null,
  // What the company expects of itself.
  ANSWER_HOURS: null,
  // The driver may reopen it.
  CLOSE_SILENT_DAYS: null,
  SUPPORT_PHONE: null,
  SUPPORT_WHATSAPP: null,
  SUPPORT_EMAIL: null,
  SUPPORT_DECLINED: null,
  ...forEachAbout(() => null),
};

export function loosens(name: SettingName, from: Value, to: Value): boolean {
  return controls[name]?.(from, to) ?? false;
}

/** The settings that are controls. */
export const controlNames = (Object.keys(controls) as SettingName[]).filter((name) => controls[name] !== null);
