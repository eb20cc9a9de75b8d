import { isClosed, type Stage } from '@volante/contract/admission/stages.ts';
import type { WaitedFor } from '@volante/contract/staff/figures/rows.ts';
import type { WaitsFor } from '@volante/contract/staff/queue-row.ts';

/** From this moment on, the application was in this stage and waited for this party; null if the latter wasn't recorded. */
export interface Turn {
  at: Date;
  stage: Stage;
  waitsFor: WaitsFor | null;
}

/** A stay in a stage that has ended, in ms. */
export interface Stay {
  stage: Stage;
  until: Date;
  lasted: number;
}

/** The stays that have ended, except in a decided stage. A stage that was passed at once doesn't count. */
export function staysOf(createdAt: Date, turns: readonly Turn[]): Stay[] {
  const stays: Stay[] = [];
  let [stage, since]: [Stage, number] = ['created', createdAt.getTime()];
  for (const turn of turns) {
    if (turn.stage === stage) continue;
    const lasted = turn.at.getTime() - since;
    if (lasted > 0 && !isClosed(stage)) stays.push({ stage, until: turn.at, lasted });
    [stage, since] = [turn.stage, Math.max(since, turn.at.getTime())];
  }
  return stays;
}

/**
 * How long an application waited for each party until its decision, in ms, not counting time before a reopening during which it
 * was already decided. If some turn doesn't say whom it waited for, only `whole` is returned.
 */
export function waitsOf(createdAt: Date, turns: readonly Turn[], decidedAt: Date): Partial<Record<WaitedFor, number>> {
  const waits: Partial<Record<WaitedFor, number>> = { whole: 0 };
  const isKept = turns.every(({ waitsFor }) => waitsFor !== null);
  const first: Turn = { at: createdAt, stage: 'created', waitsFor: 'driver' };
  const all = [first, ...turns];
  for (const [n, { at, stage, waitsFor }] of all.entries()) {
    const end = Math.min((all[n + 1]?.at ?? decidedAt).getTime(), decidedAt.getTime());
    const lasted = end - at.getTime();
    const whom = waitsFor && sides[waitsFor];
    if (lasted <= 0 || isClosed(stage)) continue;
    waits.whole = (waits.whole ?? 0) + lasted;
    if (isKept && whom) waits[whom] = (waits[whom] ?? 0) + lasted;
  }
  return waits;
}

const sides: Record<WaitsFor, Exclude<WaitedFor, 'whole'> | null> = {
  nobody: null,
  second_person: 'company',
  report: 'company',
  decision: 'company',
  check: 'company',
  review: 'company',
  outside: 'outside',
  visit: 'visit',
  driver: 'driver',
};
