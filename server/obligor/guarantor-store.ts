import './tables.ts';
import type { RejectionReason, ReviewStatus } from '@volante/contract/documents/rules.ts';
import type { Obligor } from '@volante/contract/obligor/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../core/database/db.ts';
import type { ApplicationFile } from '../core/deps.ts';
import { columns, type InvitationRow } from './invitation-store.ts';

/** The application of a guarantor's link, guarded once they have agreed. */
export interface InvitedFile extends ApplicationFile {
  invitationId: string;
  /** The device is known as the driver's. */
  isDrivers: boolean;
}

/** The application of a guarantor's link whose invitation hasn't ended. `requestId` must be a UUID. */
export async function selectInvitedFile(db: Db, requestId: string): Promise<Omit<InvitedFile, 'isDrivers'> | null> {
  const row = await db
    .selectFrom('obligor_invitations as i')
    .innerJoin('applications as a', 'a.id', 'i.application_id')
    .select([
      'a.id as applicationId',
      'i.request_id as requestId',
      'a.country',
      'a.stage',
      'a.closed_reason as closed',
      'i.id as invitationId',
    ])
    .select((row) => row('i.answer', '=', 'agreed').$castTo<boolean | null>().as('agreed'))
    .where('i.request_id', '=', requestId)
    .where('i.ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { agreed, ...file } = row;
  return { ...file, guarded: agreed === true, party: 'guarantor' };
}

/** What the guarantor's page shows. */
export interface GuarantorRow {
  invitation: InvitationRow;
  asker: { firstName: string; lastName: string };
  /** What they gave; null before they agree, and once somebody else replaced it. */
  given: Obligor | null;
  cards: { type: string; given: boolean; status: ReviewStatus; reason: RejectionReason | null }[];
  toCorrect: string[];
}

export async function selectGuarantor(db: Db, invitationId: string): Promise<GuarantorRow | null> {
  const found = await db
    .selectFrom('obligor_invitations as i')
    .innerJoin('personal_data as p', 'p.application_id', 'i.application_id')
    .leftJoin('obligors as o', (join) =>
      join.onRef('o.application_id', '=', 'i.application_id').onRef('o.updated_at', '=', 'i.answered_at'),
    )
    .select(columns.map((column) => `i.${column}` as const))
    .select(['p.first_name as askerFirst', 'p.last_name as askerLast'])
    .select(['o.name as oName', 'o.phone as oPhone', 'o.email as oEmail', 'o.location as oLocation'])
    .select(
      sql<GuarantorRow['cards']>`(select coalesce(json_agg(json_build_object('type', d.type, 'status', d.status,
          'reason', d.reason, 'given', m.invitation_id is not null) order by d.position), '[]')
        from documents d left join media m on m.id = d.media_id and m.invitation_id = i.id
        where d.application_id = i.application_id and d.type like 'solidarity_obligor_%')`.as('cards'),
    )
    .select(
      sql<string[]>`(select coalesce(json_agg(distinct path), '[]') from corrections k, unnest(k.paths) as path
        where k.application_id = i.application_id and k.part = 'obligor' and k.answered_at is null
          and k.ended_at is null)`.as('toCorrect'),
    )
    .where('i.id', '=', invitationId)
    .where('i.ended_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  const { askerFirst, askerLast, oName, oPhone, oEmail, oLocation, cards, toCorrect, ...invitation } = found;
  const given =
    oName !== null && oPhone !== null && oEmail !== null && oLocation !== null && invitation.answer === 'agreed'
      ? { name: oName, phone: oPhone, email: oEmail, location: oLocation }
      : null;
  return { invitation, asker: { firstName: askerFirst, lastName: askerLast }, given, cards, toCorrect };
}
