import type { SentencePlace } from '@volante/contract/staff/administration/ready-sentences.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import { declareTable } from '../../core/database/declared-data.ts';
import type { Database } from '../../core/database/schema.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    ready_sentences: ReadySentencesTable;
  }
}

/** A row per version; append-only. */
interface ReadySentencesTable {
  id: string;
  version: number;
  place: SentencePlace;
  name_es: string;
  name_en: string;
  text_es: string;
  text_en: string;
  is_on: boolean;
  /** Null: it came with the product. */
  account_id: string | null;
  at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const readySentenceTables = [
  declareTable('ready_sentences', {
    rows: null,
    technical: [
      ...(['id', 'version', 'place', 'name_es', 'name_en', 'text_es', 'text_en'] as const),
      ...(['is_on', 'account_id', 'at'] as const),
    ],
  }),
];

export type NamedSentence = Selectable<Database['ready_sentences']> & { by: string | null };

function sentences(db: Db) {
  return db
    .selectFrom('ready_sentences as r')
    .leftJoin('staff_accounts as s', 's.id', 'r.account_id')
    .selectAll('r')
    .select('s.name as by');
}

/** Each at its latest version, the oldest first. */
export function selectSentences(db: Db): Promise<NamedSentence[]> {
  return sentences(db)
    .where(sql<boolean>`not exists (select from ready_sentences n where n.id = r.id and n.version > r.version)`)
    .orderBy('r.id')
    .execute();
}

/** Of one sentence, the newest first. */
export function selectVersions(db: Db, id: string, most: number): Promise<NamedSentence[]> {
  return sentences(db).where('r.id', '=', id).orderBy('r.version', 'desc').limit(most).execute();
}

/** Fails as changed meanwhile if the version exists. */
export async function insertVersion(trx: Trx, row: Insertable<Database['ready_sentences']>): Promise<void> {
  await trx.insertInto('ready_sentences').values(row).execute();
}

/** Adding is one at a time, so that the most isn't passed. Reading stays possible. */
export async function lockSentences(trx: Trx): Promise<void> {
  await sql`lock table ready_sentences in share row exclusive mode`.execute(trx);
}
