import { Migrator } from 'kysely/migration';
import { afterAll, expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../testing/test-database.ts';
import { baseline } from './baseline.ts';
import { migrate, readMigrations } from './migrate.ts';

const database = await createEmptyDatabase();
afterAll(database.close);
const query = async (statement: string, values: unknown[] = []) => (await database.pool.query(statement, values)).rows;

test('decisions keep who decided, except where the shell decided since, and mails to accounts go on waiting', async () => {
  const migrator = new Migrator({ db: database.db, provider: { getMigrations: () => readMigrations() } });
  const { error } = await migrator.migrateTo(baseline);
  expect(error).toBeUndefined();
  const [{ id: account }] = await query(
    `insert into staff_accounts (id, email, name, role, password_hash, totp_secret, created_at)
     values (gen_random_uuid(), 'eva@example.com', 'Eva', 'reviewer', '', '', now()) returning id`,
  );
  const [console_, shell, waiting] = await Promise.all(
    ['approved', 'approved', 'home_visit'].map(async (stage) => {
      const [{ id }] = await query(
        `insert into applications (id, country, stage) values (gen_random_uuid(), 'mx', $1) returning id`,
        [stage],
      );
      return id;
    }),
  );
  for (const [id, day] of [
    [console_, '2026-11-20'],
    [shell, '2026-11-25'],
  ])
    await query(`insert into decisions (application_id, at, reasons) values ($1, $2, '{other}')`, [id, day]);
  for (const id of [console_, shell])
    await query(`insert into staff_decisions values ($1, $2, '2026-11-20', 7, '{curp}', '{"contact": 3}')`, [
      id,
      account,
    ]);
  await query(
    `insert into proposals (id, application_id, "to", reason, reasons, account_id, at, revision)
     values (gen_random_uuid(), $1, 'rejected', 'too far', '{other}', $2, now(), 4)`,
    [waiting, account],
  );
  await query(
    `insert into staff_mails (id, account_id, kind, ip, device, facts, state, tries, due_at, reason, created_at)
     values (gen_random_uuid(), $1, 'control_loosened', '', 'Firefox', '{"setting": "FOUR_EYES"}', 'waiting', 2, now(), 'mail_put_off', now())`,
    [account],
  );
  const [mail] = await query('select id, due_at, created_at from staff_mails');
  const revisions = () => query('select application_id, revision from queue_rows order by 1');
  const before = await revisions();
  await migrate(database.db);

  const decisions = await query(
    'select application_id, account_id, revision, not_seen, parts from decisions order by at',
  );
  expect(decisions).toEqual([
    { application_id: console_, account_id: account, revision: 7, not_seen: ['curp'], parts: { contact: 3 } },
    { application_id: shell, account_id: null, revision: null, not_seen: null, parts: null },
  ]);
  expect(await query('select application_id, reason from pending_decisions')).toEqual([
    { application_id: waiting, reason: 'too far' },
  ]);
  expect(await revisions()).toEqual(before);
  expect(
    await query('select id, account_id, kind, facts, state, tries, due_at, reason, created_at from deliveries'),
  ).toEqual([
    {
      ...mail,
      ...{ account_id: account, kind: 'control_loosened', state: 'waiting', tries: 2, reason: 'mail_put_off' },
      facts: { ip: '', device: 'Firefox', control: { setting: 'FOUR_EYES' } },
    },
  ]);
  await query(`update applications set stage = 'risk_analysis' where id = $1`, [waiting]);
  expect(await query('select from pending_decisions')).toEqual([]);
});

test('an installation from before the baseline ends with the columns and defaults of a new one', async () => {
  const [old, fresh] = [await createEmptyDatabase(), await createEmptyDatabase()];
  const columns = async ({ pool }: typeof old) => {
    const { rows } = await pool.query<{ column: string }>(
      `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as column
       from information_schema.columns where table_schema = 'public' order by 1`,
    );
    return rows.map(({ column }) => column);
  };
  try {
    const migrator = new Migrator({ db: old.db, provider: { getMigrations: () => readMigrations() } });
    await migrator.migrateTo('0101-one-outbox');
    // Only such an installation on PostgreSQL 18 has the function.
    await old.pool.query(`do $$ begin
      if to_regproc('uuidv7') is null then
        create function uuidv7() returns uuid language sql as 'select gen_random_uuid()';
      end if;
    end $$`);
    for (const table of ['applications', 'media', 'staff_accounts'])
      await old.pool.query(`alter table ${table} alter column id set default uuidv7()`);
    expect((await columns(old)).filter((column) => column.includes('uuidv7'))).toHaveLength(3);
    await migrate(old.db);
    await migrate(fresh.db);
    const upgraded = await columns(old);
    expect(upgraded).toEqual(await columns(fresh));
    // The default that a link's address has in both.
    expect(upgraded.filter((column) => column.includes('gen_random_uuid()'))).not.toEqual([]);
  } finally {
    await old.close();
    await fresh.close();
  }
});
