import { countries } from '@volante/contract/countries/index.ts';
import type { Outcome, PassedReason, WorkRule, WorkRules } from '@volante/contract/staff/administration/work-rules.ts';
import { may, reaches } from '@volante/contract/staff/roles.ts';
import { isOver } from '../accounts/account-store.ts';
import type { MemberRow, WaitingRow } from './waiting-store.ts';

/** A member as the rules see them, with what they got since they were read. */
export type Worker = MemberRow & { back: Date | null };

export interface Decided {
  row: WaitingRow;
  outcome: Outcome;
  to: Worker | null;
  /** The first rule that fits; null if none does. */
  rule: WorkRule | null;
  /** Of who gets it, before. */
  load: number;
  among: number;
  passed: { id: string; reason: PassedReason }[];
}

/** Decides in the given order what becomes of each application. Who gets something has more load for the ones after it. */
export function giveOut(
  waiting: readonly WaitingRow[],
  { rules, leads }: WorkRules,
  members: readonly Worker[],
  now: Date,
): Decided[] {
  const workers = new Map(members.map((member) => [member.id, { ...member }]));
  const find = (ids: readonly string[]) => ids.flatMap((id) => workers.get(id) ?? []);
  return waiting.map((row): Decided => {
    // The report is written by who called the driver, so the rules don't give it to others.
    const rule = row.waits_for === 'report' ? null : (rules.find((item) => fits(item, row)) ?? null);
    const none = { row, to: null, rule, load: 0, among: 0, passed: [] };
    if (row.open) return { ...none, outcome: 'open_now' };
    // Late with who has it: it goes up, not on.
    const judged = row.assignee === null && rule ? judge(find(rule.members), row, now) : { free: [], passed: [] };
    const { passed } = judged;
    const given = take(judged.free, now);
    if (given) return { ...none, outcome: 'rule', passed, ...given };
    const isLate = row.answer_by !== null && row.answer_by <= now;
    if (isLate) {
      const free = find(leads).filter((lead) => isHere(lead, now) && mayLead(lead, row));
      const up = take(free, now);
      if (up) return { ...none, outcome: 'up', passed, ...up };
    }
    if (row.assignee !== null) return { ...none, outcome: 'stays', passed };
    return { ...none, outcome: row.from ? 'free' : rule ? 'nobody_free' : 'no_rule', passed };
  });
}

function isHere(member: Worker, now: Date): boolean {
  return !isOver(member, now) && member.back === null;
}

function mayLead(lead: Worker, row: WaitingRow): boolean {
  return may(lead, 'oversee') && reaches(lead, row.country) && lead.id !== row.from;
}

/** Whether every condition of the rule holds. */
function fits({ countries: of, flags, languages, weeklyFromMinor, weeklyToMinor }: WorkRule, row: WaitingRow): boolean {
  const isIn = <Item>(list: readonly Item[], item: Item) => list.length === 0 || list.includes(item);
  if (!isIn(of, row.country) || !isIn(languages, languageOf(row))) return false;
  if (flags.length > 0 && !flags.some((flag) => row.flags.includes(flag))) return false;
  if (weeklyFromMinor === null && weeklyToMinor === null) return true;
  if (row.weekly === null) return false;
  return row.weekly >= (weeklyFromMinor ?? 0) && row.weekly <= (weeklyToMinor ?? Number.POSITIVE_INFINITY);
}

function languageOf({ language, country }: WaitingRow) {
  return language ?? countries[country].language;
}

function judge(members: Worker[], row: WaitingRow, now: Date): { free: Worker[]; passed: Decided['passed'] } {
  const judged = members.map((member) => ({ member, reason: whyNot(member, row, now) }));
  return {
    free: judged.flatMap(({ member, reason }) => (reason ? [] : [member])),
    passed: judged.flatMap(({ member, reason }) => (reason ? [{ id: member.id, reason }] : [])),
  };
}

function whyNot(member: Worker, row: WaitingRow, now: Date): PassedReason | null {
  if (isOver(member, now)) return 'over';
  if (member.back !== null) return 'away';
  if (!may(member, 'decide')) return 'right';
  if (!reaches(member, row.country)) return 'country';
  if (row.because.some(({ code, params }) => code === 'confirm' && params.by === member.id)) return 'proposed';
  if (member.work_languages.length > 0 && !member.work_languages.includes(languageOf(row))) return 'language';
  return member.capacity !== null && member.load >= member.capacity ? 'full' : null;
}

/** The least loaded gets it; of equally loaded ones, who got something longest ago. */
function take(free: Worker[], now: Date): Pick<Decided, 'to' | 'load' | 'among'> | null {
  const to = free.toSorted((a, b) => a.load - b.load || gotAt(a) - gotAt(b) || (a.id < b.id ? -1 : 1))[0];
  if (!to) return null;
  const { load } = to;
  to.load++;
  // Ones given at the same moment still come one after the other.
  to.given_at = new Date(Math.max(now.getTime(), ...free.map(gotAt)) + 1);
  return { to, load, among: free.length };
}

function gotAt({ given_at: at }: Worker): number {
  return at?.getTime() ?? 0;
}
