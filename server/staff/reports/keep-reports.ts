import { stepsOf } from '@volante/contract/admission/steps.ts';
import { readViewOf } from '../../admission/view.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import { type JobHandlers, SWEEP_EXPIRE_SECONDS } from '../../core/jobs.ts';
import { keepAnswerTimes, notifyLateAnswers, workIn } from './answer-times.ts';
import { sumUp } from './buckets.ts';
import { countApplication, type FigureSource, RULES } from './count-application.ts';
import * as store from './report-store.ts';
import { type Changed, type Selected, selectChanged, selectSources } from './source-store.ts';

/** Applications per transaction. */
const SLICE = 200;

type KeepingDeps = DbDeps & ClockDeps & ConfigDeps;

/**
 * Counts what has changed, slice by slice. Each slice is a transaction that subtracts what its applications counted for before
 * and adds what they count for now. A stopped pass leaves whole slices behind, and the next one continues. Only one pass runs at
 * a time.
 */
export async function keepFigures(deps: KeepingDeps, signal?: AbortSignal, most = SLICE): Promise<void> {
  const began = deps.now();
  let after: string | null = null;
  for (;;) {
    signal?.throwIfAborted();
    const slice: string | 'busy' | null = await transaction(deps, (trx) => countSlice(deps, trx, after, most));
    if (slice === 'busy') return;
    if (slice === null) return store.setAsOf(deps.db, began);
    after = slice;
  }
}

/** Returns the last application of the slice; null when none was left, 'busy' while another pass runs. */
async function countSlice(
  deps: KeepingDeps,
  trx: Trx,
  after: string | null,
  most: number,
): Promise<string | 'busy' | null> {
  if (!(await store.lockCounting(trx))) return 'busy';
  // The revision is read before the data: what changes in between is counted again later.
  const changed = await selectChanged(trx, RULES, after, most);
  const before = new Map<string, Changed>(changed.map((changed) => [changed.application_id, changed]));
  const sources = await selectSources(trx, [...before.keys()]);
  const counted: store.Counted[] = [];
  const changes: store.CountedFact[] = [];
  for (const { applicationId, ...selected } of sources) {
    const source = await withSteps(deps, trx, applicationId, selected);
    const facts = countApplication(source, await workIn(source));
    const { revision = 0, facts: earlier = null } = before.get(applicationId) ?? {};
    counted.push({ applicationId, revision, rules: RULES, facts });
    changes.push(...sumUp(facts, earlier ?? []).map((fact) => ({ ...fact, country: selected.country })));
  }
  await store.addToFigures(trx, changes);
  await store.keepSources(trx, counted);
  return changed.at(-1)?.application_id ?? null;
}

/**
 * The queue lists the open steps of applications that wait for the driver. For others that aren't sent yet, they are computed
 * from their answers.
 */
async function withSteps(
  deps: KeepingDeps,
  trx: Trx,
  applicationId: string,
  { steps, ...source }: Omit<Selected, 'applicationId'>,
): Promise<FigureSource> {
  if (steps) return { ...source, steps };
  const view = await readViewOf(deps, trx, applicationId);
  const open = (view ? stepsOf(view) : []).filter(({ missing, state }) => missing > 0 && state !== 'locked');
  return { ...source, steps: open.map(({ key }) => key) };
}

declare module '../../core/jobs.ts' {
  interface JobData {
    'keep-figures': Record<string, never>;
  }
}

export function reportJobs(deps: Deps): Pick<JobHandlers, 'keep-figures'> {
  return {
    'keep-figures': {
      cron: '*/5 * * * *',
      expireSeconds: SWEEP_EXPIRE_SECONDS,
      run: async (_, signal) => {
        await keepFigures(deps, signal);
        await keepAnswerTimes(deps);
        await notifyLateAnswers(deps, signal);
      },
    },
  };
}
