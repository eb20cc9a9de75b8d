import type { AdvisorApplication, ReviewerApplication } from '@volante/contract/staff/application.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../../core/database/transaction.ts';
import type { Opened } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { computeRow, followClock, mendQueue } from '../queue/refresh-rows.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { findLeftMatches } from './jobs.ts';
import { matchingOn } from './testing/matching.ts';

const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000' } });
afterAll(server.close);
const eva = await hire(server, 'reviewer', 'Eva');
let ana: TestStaff;
beforeAll(async () => {
  ana = await hire(server, 'advisor', 'Ana');
});
const { query, save, matchesOf, newPhone, openWith, compare, kindsOf, rowOf, dismiss } = matchingOn(server, eva);
const giveGuarantor = ({ applicationId }: Opened, number: string) =>
  query(
    `insert into obligors (application_id, name, phone, email, location, updated_at) values ($1, 'Luz', $2, '', '', now())`,
    [applicationId, number],
  );
const locate = ({ applicationId }: Opened, latitude: number | null, ip: string, accuracy = 12) =>
  query(
    `insert into locations (application_id, source, claimed_latitude, claimed_longitude, claimed_accuracy, observed_ip, at)
     values ($1, 'device', $2, case when $2::float8 is null then null else -99.1 end, $3, $4, now())`,
    [applicationId, latitude, latitude === null ? null : accuracy, ip],
  );

test('one phone in two applications is one match, shown from both sides; advisors don’t see it', async () => {
  const phone = newPhone();
  const [first, other] = [await openWith({ phone }), await openWith({ phone, firstName: 'Pedro' })];
  await compare(first, other, first);
  const [match] = await matchesOf(first);
  expect(await matchesOf(first)).toHaveLength(1);
  expect(match).toMatchObject({
    kind: 'phone',
    strength: 'same',
    mine: { value: `+52${phone}`, source: 'form', mediaId: null },
    theirs: { value: `+52${phone}` },
    other: { applicationId: other.applicationId, name: 'Pedro', stage: 'created' },
    dismissed: null,
  });
  expect((await matchesOf(other)).map(({ id }) => id)).toEqual([match?.id]);
  expect((await rowOf(first)).flags).toEqual(['match_open']);
  expect((await rowOf(other)).flags).toEqual(['match_open']);

  const shown = (await eva.call('GET', `/applications/${first.applicationId}`)).data as ReviewerApplication;
  expect(shown.matches).toEqual({ open: 1 });
  expect(JSON.stringify(shown.moves)).toContain('{"code":"matches_open","params":{"count":1}}');
  const hidden = (await ana.call('GET', `/applications/${first.applicationId}`)).data as AdvisorApplication;
  expect(JSON.stringify(hidden)).not.toMatch(/match/);
  const path = `/applications/${first.applicationId}/matches`;
  expect(await ana.call('GET', path)).toMatchObject({ status: 403, code: 'role_refused' });
  expect(await dismiss(first, match?.id ?? '', 'Nada', ana)).toMatchObject({ status: 403, code: 'role_refused' });
});

test('one guarantor of three drivers, and a guarantor who applies, are found by e-mail and CURP', async () => {
  const curp = 'PERR800101MDFXXS09';
  const email = `rosa${newPhone()}@example.com`;
  async function guarantee(application: Opened): Promise<void> {
    const { applicationId } = application;
    await query(`insert into obligors values ($1, 'Rosa', $2, $3, '', now())`, [
      applicationId,
      `+52${newPhone()}`,
      email,
    ]);
    const front = 'solidarity_obligor_identity_card_front';
    const [{ id: mediaId }] = await query(
      `insert into media (id, application_id, media_type, file_name, mime_type, size, sha256, storage_key)
       values (gen_random_uuid(), $1, $2, 'ine.jpg', 'image/jpeg', 1, $3, gen_random_uuid()) returning id`,
      [applicationId, front, Buffer.from(applicationId.replaceAll('-', ''), 'hex')],
    );
    await query('update documents set media_id = $2 where application_id = $1 and type = $3', [
      ...[applicationId, mediaId, front],
    ]);
    const [{ id: version }] = await query(
      `insert into document_versions (id, application_id, type, media_id) values (gen_random_uuid(), $1, $2, $3) returning id`,
      [applicationId, front, mediaId],
    );
    await query(
      `insert into paper_readings (version_id, kind, fields, problems, at) values ($1, 'ine_front', $2, '[]', now())`,
      [...[version, JSON.stringify({ curp })]],
    );
  }
  const drivers = [await openWith(), await openWith(), await openWith()] as const;
  for (const driver of drivers) await guarantee(driver);
  const herself = await openWith({ email });
  await query('update personal_data set national_id = $2 where application_id = $1', [herself.applicationId, curp]);
  await compare(...drivers, herself);
  const kinds = ['guarantor_curp', 'guarantor_email'];
  expect((await kindsOf(drivers[0])).toSorted()).toEqual([...kinds, ...kinds, ...kinds].toSorted());
  expect((await kindsOf(herself)).toSorted()).toEqual([...kinds, ...kinds, ...kinds].toSorted());
  const sides = (await matchesOf(herself)).map(({ mine, theirs }) => [mine.source, theirs?.source]);
  expect(sides).toContainEqual(['form', 'solidarity_obligor_identity_card_front']);
  expect(sides).toContainEqual(['form', 'obligor']);
  // One person who applied twice is a matter of their identity.
  const again = await openWith();
  await query('update personal_data set national_id = $2 where application_id = $1', [again.applicationId, curp]);
  await compare(again);
  expect(await kindsOf(again)).toEqual(['guarantor_curp', 'guarantor_curp', 'guarantor_curp']);
});

test('two applications with one phone that arrive at once are one match', async () => {
  for (let round = 0; round < 5; round++) {
    const phone = newPhone();
    const both = await Promise.all([openWith({ phone }), openWith({ phone })]);
    await Promise.all(both.flatMap((application) => [compare(application), compare(application)]));
    for (const application of both) expect(await kindsOf(application)).toEqual(['phone']);
    expect(
      await query('select from match_checks where application_id = any($1)', [both.map((b) => b.applicationId)]),
    ).toEqual([]);
  }
});

test('comparisons of the same applications at the same time never deadlock', async () => {
  const deadlocks = async () => {
    await query('select pg_stat_force_next_flush()');
    const [row] = await query('select deadlocks::int from pg_stat_database where datname = current_database()');
    return row.deadlocks;
  };
  const before = await deadlocks();
  const all = await Promise.all(Array.from({ length: 10 }, () => openWith()));
  for (let round = 0; round < 8; round++) {
    const shared = newPhone();
    for (const application of all) await save(application, { phone: round % 2 ? newPhone() : shared });
    await Promise.all(all.map((application) => compare(application)));
  }
  for (const application of all) expect(await kindsOf(application)).toEqual([]);
  expect(await deadlocks()).toBe(before);
});

test('after a change was rolled back, later changes are still compared', async () => {
  const application = await openWith();
  const jobs = () =>
    query(`select 1 from pgboss.job where name = 'find-matches' and singleton_key = $1`, [application.applicationId]);
  // Fails in the last statement, after the comparison was requested.
  await query(`create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
    create trigger refuse_row before update on queue_rows for each row when (not new.stale) execute function refuse_row()`);
  expect((await save(application, { phone: newPhone() })).statusCode).toBe(500);
  await query('drop trigger refuse_row on queue_rows');
  expect(await jobs()).toHaveLength(0);
  for (const phone of [newPhone(), newPhone()]) await save(application, { phone });
  expect(await jobs()).toHaveLength(1);
});

test('an interrupted comparison is repeated by its job or by the sweep', async () => {
  const phone = newPhone();
  const [first, other] = [await openWith({ phone }), await openWith({ phone })];
  const jobs = await query(`select data ->> 'applicationId' as id from pgboss.job where name = 'find-matches'`);
  expect(jobs.map(({ id }) => id)).toEqual(expect.arrayContaining([first.applicationId, other.applicationId]));
  // Both fingerprints were stored when it was killed.
  await compare(first, other);
  await query('delete from matches where low_id = any($1)', [[first.applicationId, other.applicationId]]);
  await query('select want_match_check($1)', [first.applicationId]);
  await query(`update match_checks set at = now() - interval '1 hour'`);
  await findLeftMatches(server.deps);
  expect(await kindsOf(first)).toEqual(['phone']);
});

test('matches raise no revision, so that no decision fails because of them', async () => {
  const phone = newPhone();
  const [first, other] = [await openWith({ phone }), await openWith({ phone })];
  const before = (await rowOf(first)).revision;
  await compare(first, other);
  expect(await rowOf(first)).toMatchObject({ revision: before, flags: ['match_open'], stale: false });
});

describe('what makes a match', () => {
  test('a guarantor’s phone shared with another guarantor or applicant', async () => {
    const phone = newPhone();
    const [first, other, third] = [await openWith(), await openWith(), await openWith({ phone })];
    await giveGuarantor(first, `+52${phone}`);
    await giveGuarantor(other, `+52 ${phone}`);
    await compare(first, other, third);
    expect(await kindsOf(first)).toEqual(['guarantor_phone', 'guarantor_phone']);
    const [match] = (await matchesOf(third)).filter((found) => found.other?.applicationId === first.applicationId);
    expect(match).toMatchObject({ kind: 'guarantor_phone', mine: { source: 'form' }, theirs: { source: 'obligor' } });
  });

  test('an e-mail in upper or lower case, and a complete address with or without accents', async () => {
    const home = { postalCode: '06050', streetNumber: '120', department: '2' };
    const application = await openWith({ email: 'Juan@example.com', street: 'Juárez', ...home });
    const other = await openWith({ email: 'juan@example.com', street: 'JUAREZ', ...home });
    const neighbour = await openWith({ street: 'Juárez', ...home, department: '3' });
    await compare(application, other, neighbour);
    expect((await kindsOf(application)).sort()).toEqual(['address', 'email']);
    expect(await kindsOf(neighbour)).toEqual([]);
  });

  test('an account on a platform', async () => {
    const both = [await openWith(), await openWith()];
    const account = crypto.randomUUID();
    for (const { applicationId } of both)
      await query(
        `insert into widget_accounts (application_id, account_id, platform, state, added_at, updated_at)
         values ($1, $2, 'uber', 'connected', now(), now())`,
        [applicationId, account],
      );
    await compare(...both);
    expect(await matchesOf(both[0] as Opened)).toMatchObject([{ kind: 'platform_account', mine: { value: 'Uber' } }]);
  });

  test('a location and an address shared by up to three applications, but not by four', async () => {
    const at = 19.4326;
    const all = [await openWith(), await openWith(), await openWith()];
    for (const application of all) await locate(application, at, '189.240.30.7');
    await compare(...all);
    expect((await kindsOf(all[0] as Opened)).sort()).toEqual(['device_place', 'device_place', 'ip', 'ip']);
    const fourth = await openWith();
    await locate(fourth, at, '189.240.30.7');
    await compare(fourth);
    for (const application of [...all, fourth]) expect(await kindsOf(application)).toEqual([]);
    expect((await rowOf(all[0] as Opened)).flags).toEqual([]);
  });

  test('no private IP address, and no imprecise location', async () => {
    const both = [await openWith(), await openWith()];
    for (const application of both) await locate(application, 20.5, '192.168.1.4', 5000);
    await compare(...both);
    expect(await kindsOf(both[0] as Opened)).toEqual([]);
  });

  test('empty and partial values don’t match: no data, half a street, a first name', async () => {
    const all = [
      await openWith(),
      await openWith(),
      await openWith({ firstName: 'Juan', street: 'Hidalgo' }),
      await openWith({ firstName: 'Juan', street: 'Hidalgo' }),
    ];
    await compare(...all);
    for (const application of all) expect(await kindsOf(application)).toEqual([]);
    expect(
      await query('select from matches where low_id = any($1)', [all.map((application) => application.applicationId)]),
    ).toEqual([]);
  });
});

test('the tables contain no phone, no e-mail and no address', async () => {
  const phone = newPhone();
  const application = await openWith({ phone, email: `secret@example.com` });
  await compare(application);
  const kept = await query('select kind, print from match_prints where application_id = $1', [
    application.applicationId,
  ]);
  expect(kept.map(({ kind }) => kind).sort()).toEqual(['email', 'phone']);
  for (const { print } of kept) expect(print).toHaveLength(32);
  expect(server.logged.join('')).not.toContain(`secret`);
});

test('after any changes, the flags in the queue are what recomputing them gives', async () => {
  const phone = newPhone();
  const another = newPhone();
  const all = [await openWith({ phone }), await openWith({ phone }), await openWith({ phone: another })];
  await compare(...all);
  await save(all[2] as Opened, { phone });
  await compare(all[2] as Opened);
  const [match] = await matchesOf(all[0] as Opened);
  await dismiss(all[0] as Opened, match?.id ?? '');
  await followClock(server.deps);
  expect((await mendQueue(server.deps)).drifted).toBe(0);
  for (const application of all) {
    const computed = await transaction(server.deps, (trx) => computeRow(server.deps, trx, application.applicationId));
    expect(await rowOf(application)).toMatchObject({ ...computed!.row, flags: ['match_open'] });
  }
});
