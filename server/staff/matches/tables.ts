import type { MatchKind } from '@volante/contract/staff/matches/matches.ts';
import type { Generated } from 'kysely';
import { declareTable } from '../../core/database/declared-data.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    match_checks: MatchChecksTable;
    match_prints: MatchPrintsTable;
    picture_prints: PicturePrintsTable;
    matches: MatchesTable;
  }
}

interface MatchChecksTable {
  application_id: string;
  /** Raised by every change that has to be compared. */
  wanted: Generated<number>;
  /** A transaction id, as text. */
  wanted_in: Generated<string>;
  at: Generated<Date>;
}

/** `curp`: the applicant's own, which only a guarantor's is compared with. */
export type PrintKind = MatchKind | 'curp';

interface MatchPrintsTable {
  application_id: string;
  kind: PrintKind;
  print: Buffer;
}

interface PicturePrintsTable {
  media_id: string;
  application_id: string;
  /** 256 digits 0 and 1. */
  layout: string | null;
  /** 1,024 gray levels. */
  tones: Buffer | null;
  bands: number[];
}

interface MatchesTable {
  id: string;
  low_id: string;
  high_id: string;
  kind: MatchKind;
  print: Buffer;
  first_seen_at: Date;
  dismissed_by: string | null;
  dismissed_at: Date | null;
  dismiss_reason: string | null;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const matchTables = [
  declareTable('match_checks', { rows: 'application_id', technical: ['application_id', 'wanted', 'wanted_in', 'at'] }),
  declareTable('match_prints', {
    rows: 'application_id',
    erased: { print: 'made of data that is given itself' },
    technical: ['application_id', 'kind'],
  }),
  declareTable('picture_prints', {
    rows: 'application_id',
    erased: {
      layout: 'made of a file that is given itself',
      tones: 'made of a file that is given itself',
      bands: 'made of a file that is given itself',
    },
    technical: ['media_id', 'application_id'],
  }),
  declareTable('matches', {
    rows: ['low_id', 'high_id'],
    erased: {
      kind: 'tells of another person, too',
      print: 'made of data that is given itself',
      dismiss_reason: 'tells of another person, too',
    },
    technical: ['id', 'low_id', 'high_id', 'first_seen_at', 'dismissed_by', 'dismissed_at'],
  }),
];
