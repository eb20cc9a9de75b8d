import type { ClosedReason } from '@volante/contract/admission/closing.ts';
import type { DecisionReason, RejectionGround } from '@volante/contract/admission/decision.ts';
import type { Mover, Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { RecordedAffordability } from '@volante/contract/staff/affordability/affordability.ts';
import type { Terms } from '@volante/contract/terms/terms.ts';
import type { Generated, JSONColumnType } from 'kysely';
import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    applications: ApplicationsTable;
    application_links: ApplicationLinksTable;
    application_events: ApplicationEventsTable;
    identity_claims: IdentityClaimsTable;
    decisions: DecisionsTable;
  }
}

interface ApplicationsTable {
  id: string;
  reference: Generated<number>;
  country: CountryCode;
  stage: Generated<Stage>;
  came_from: Generated<Stage | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  submitted_at: Generated<Date | null>;
  /** When the driver stored the first personal data. */
  guarded_at: Generated<Date | null>;
  /** When it was closed without decision, and why; null if it isn't. */
  closed_at: Generated<Date | null>;
  closed_reason: Generated<ClosedReason | null>;
  /** Of a duplicate: the application that goes on, until that is erased. */
  duplicate_of: Generated<string | null>;
  /** When it was last opened again after that. */
  reopened_at: Generated<Date | null>;
}

interface ApplicationLinksTable {
  request_id: Generated<string>;
  application_id: string;
  created_at: Generated<Date>;
  revoked_at: Generated<Date | null>;
  /** When it was replaced because it had ended; null again once staff revoke or renew the link. */
  ended_at: Generated<Date | null>;
}

interface ApplicationEventsTable {
  id: string;
  application_id: string;
  at: Generated<Date>;
  kind: string;
  by: Mover;
  actor: string;
  details: JSONColumnType<Record<string, unknown>>;
}

interface IdentityClaimsTable {
  application_id: string;
  kind: IdentityKind;
  fingerprint: Buffer;
  released_at: Generated<Date | null>;
}

/** The decision: what the applicant is shown with it, and what staff decided on. There is no row before a decision. */
interface DecisionsTable {
  application_id: string;
  at: Date;
  /** The reasons for a rejection, chosen by staff. */
  reasons: RejectionGround[];
  reason: DecisionReason | null;
  apply_again_on: string | null;
  hand_over_on: string | null;
  /** Of an approval: what was chosen, as it stood. */
  terms: JSONColumnType<Terms> | null;
  /** What the earnings bore then. */
  affordability: JSONColumnType<RecordedAffordability> | null;
  /** Who decided in the console. Null for a decision from the shell, as is what follows. */
  account_id: string | null;
  /** The application's revision that was decided on. */
  revision: number | null;
  /** Documents whose files the account had not been shown. */
  not_seen: DocumentType[] | null;
  /** The revision of each part at the decision, by its path. */
  parts: JSONColumnType<Record<string, number>> | null;
}

export type IdentityKind = 'curp' | 'ssn';

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const applicationTables = [
  declareTable('applications', {
    rows: 'id',
    exported: [
      'reference',
      'country',
      'stage',
      'came_from',
      'created_at',
      'submitted_at',
      'closed_at',
      'closed_reason',
      'reopened_at',
    ],
    technical: ['id', 'updated_at', 'guarded_at', 'duplicate_of'],
  }),
  declareTable('application_links', {
    rows: 'application_id',
    exported: ['created_at', 'revoked_at', 'ended_at'],
    erased: { request_id: 'opens the application for anybody who has it' },
    technical: ['application_id'],
  }),
  declareTable('application_events', {
    rows: 'application_id',
    exported: ['at', 'kind', 'by', 'details'],
    technical: ['id', 'application_id', 'actor'],
  }),
  declareTable('identity_claims', {
    rows: 'application_id',
    exported: ['kind', 'released_at'],
    erased: { fingerprint: 'made of an identifier that is given itself' },
    technical: ['application_id'],
  }),
  declareTable('decisions', {
    rows: 'application_id',
    exported: ['at', 'reasons', 'reason', 'apply_again_on', 'hand_over_on', 'terms', 'affordability', 'not_seen'],
    technical: ['application_id', 'account_id', 'revision', 'parts'],
  }),
];
