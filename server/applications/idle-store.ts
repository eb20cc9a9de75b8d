import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { Db } from '../core/database/db.ts';
import './store.ts';

export async function selectLastAct(db: Db, applicationId: string): Promise<Date | null> {
  const acts = db
    .selectFrom('application_events')
    .where('application_id', '=', applicationId)
    .where('by', '=', 'applicant');
  const row = await acts.select(({ fn }) => fn.max('at').as('at')).executeTakeFirst();
  return row?.at ?? null;
}

/** Guarded applications in one of these stages whose applicant last did something between the two moments. */
export async function selectIdle(
  db: Db,
  stages: readonly Stage[],
  { after, until }: { after: Date; until: Date },
): Promise<{ applicationId: string; country: CountryCode; lastAct: Date }[]> {
  const idle = db
    .selectFrom('applications as a')
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('application_events as e')
          .whereRef('e.application_id', '=', 'a.id')
          .where('e.by', '=', 'applicant')
          .select(({ fn }) => fn.max('e.at').as('at'))
          .as('last'),
      (join) => join.onTrue(),
    )
    .where('a.guarded_at', 'is not', null)
    .where('a.stage', 'in', stages)
    .where('a.closed_at', 'is', null)
    .where('last.at', '>', after)
    .where('last.at', '<=', until)
    .select(['a.id as applicationId', 'a.country', 'last.at as lastAct']);
  return idle.execute() as Promise<{ applicationId: string; country: CountryCode; lastAct: Date }[]>;
}
