import type { CountryCode } from '@volante/contract/country.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import type { Db } from '../../../core/database/db.ts';
import { inReach } from '../../../core/database/reach.ts';

interface Overdue {
  assignee: string | null;
  country: CountryCode;
  count: number;
  /** Of the one that is overdue the longest. */
  answer_by: Date;
}

/** What the list of these countries shows as overdue, by who takes care of it and country. */
export async function selectOverdue(db: Db, reach: Reach, now: Date): Promise<Overdue[]> {
  return db
    .selectFrom('queue_rows')
    .select(({ fn, cast }) => [
      'assignee',
      'country',
      cast<number>(fn.countAll(), 'integer').as('count'),
      fn.min('answer_by').$castTo<Date>().as('answer_by'),
    ])
    .where('answer_by', '<', now)
    .where('waits_for', '<>', 'nobody')
    .where('closed', 'is', null)
    .where(inReach(reach, 'country'))
    .groupBy(['assignee', 'country'])
    .execute();
}
