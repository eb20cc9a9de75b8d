import type { Generated } from 'kysely';
import type { Db } from './db.ts';

declare module './schema.ts' {
  interface Database {
    installation: InstallationTable;
  }
}

interface InstallationTable {
  one: Generated<boolean>;
  key_print: Buffer;
  created_at: Generated<Date>;
}

/** The fingerprint stored in the database; stores `print` if there is none. Of concurrent calls the first wins. */
export async function keepPrint(db: Db, print: Buffer): Promise<Buffer> {
  await db
    .insertInto('installation')
    .values({ key_print: print })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('installation').select('key_print').executeTakeFirstOrThrow();
  return row.key_print;
}
