import type { MatchKind } from '@volante/contract/staff/matches/matches.ts';
import type { Generated } from 'kysely';

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
  /** Grows with every change that is to be compared. */
  wanted: Generated<number>;
  /** A transaction id, as text. */
  wanted_in: Generated<string>;
  at: Generated<Date>;
}

interface MatchPrintsTable {
  application_id: string;
  kind: MatchKind;
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
  id: Generated<string>;
  low_id: string;
  high_id: string;
  kind: MatchKind;
  print: Buffer;
  first_seen_at: Date;
  dismissed_by: string | null;
  dismissed_at: Date | null;
  dismiss_reason: string | null;
}
