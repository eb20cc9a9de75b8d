import { ownFileWords } from '@volante/contract/words/own-file.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestPath } from '../../testing/calls.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { registry } from '../privacy/registry.ts';
import { type FilledPerson, fillPerson } from '../privacy/testing/fill-person.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { leftOut } from './testing/left-out.ts';

const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000' } });
afterAll(server.close);
const { query, call } = server;
let eva: TestStaff;
let person: FilledPerson;
beforeAll(async () => {
  eva = await hire(server, 'everything', 'Eva');
  person = await fillPerson(server, eva, (await server.open('mx')).applicationId);
});
const file = (more = '') => `${requestPath(person.mine.requestId)}/file${more}`;
const read = async () => (await call('GET', file())).data;
type Field = { name: string; value: unknown; masked?: true; origin?: string };
const partOf = async (name: string): Promise<Field[][]> =>
  (await read()).parts
    .find((found: { part: string }) => found.part === name)
    .rows.map(({ fields }: { fields: Field[] }) => fields);

test('every exported column is shown to the driver, or left out for a reason', () => {
  const missing: string[] = [];
  const twice: string[] = [];
  for (const { table, rows, exported, sealed } of registry) {
    if (!rows) continue;
    const reasons = leftOut[table] ?? {};
    for (const column of [...exported, ...sealed]) {
      const isShown = ownFileWords[table]?.columns[column] !== undefined;
      const isLeftOut = typeof reasons === 'string' || reasons[column] !== undefined;
      if (!isShown && !isLeftOut) missing.push(`${table}.${column}`);
      if (isShown && isLeftOut) twice.push(`${table}.${column}`);
    }
  }
  // A new column needs its words in `ownFileWords`, or a reason in `leftOut`.
  expect(missing).toEqual([]);
  expect(twice).toEqual([]);
});

test('nothing is shown or left out that is not exported', () => {
  const known = new Map(registry.map(({ table, exported, sealed }) => [table, [...exported, ...sealed]]));
  for (const [table, { columns }] of Object.entries(ownFileWords))
    for (const column of Object.keys(columns)) expect(known.get(table), `${table}.${column}`).toContain(column);
  for (const [table, reasons] of Object.entries(leftOut)) {
    expect(known.has(table), table).toBe(true);
    if (typeof reasons === 'object')
      for (const column of Object.keys(reasons)) expect(known.get(table), `${table}.${column}`).toContain(column);
  }
});

describe('the file', () => {
  test('shows every part that has data, with the origin of each value', async () => {
    const { parts } = await read();
    const shown = parts.map(({ part }: { part: string }) => part);
    for (const table of Object.keys(ownFileWords)) {
      if (['paper_readings', 'phone_readings'].includes(table)) continue;
      const declared = registry.find((item) => item.table === table);
      const column = typeof declared?.rows?.[0] === 'string' ? declared.rows[0] : null;
      const rows = column && (await query(`select 1 from "${table}" where "${column}" = $1`, [person.applicationId]));
      if (rows && rows.length > 0) expect(shown, table).toContain(table);
    }
    const [data = []] = await partOf('personal_data');
    expect(data.find(({ name }) => name === 'street')).toEqual({ name: 'street', value: person.word, origin: 'typed' });
    const [week = []] = await partOf('earnings_weeks');
    expect(week.find(({ name }) => name === 'amount')).toEqual({
      name: 'amount',
      value: 4317.25,
      origin: 'screenshot',
    });
    const [place = []] = await partOf('locations');
    expect(place.find(({ name }) => name === 'place')).toMatchObject({ value: person.word, origin: 'phone' });
    const [given = []] = await partOf('link_batch_rows');
    expect(given.find(({ name }) => name === 'given.email')).toMatchObject({ value: person.email, origin: 'staff' });
  });

  test('says what staff gave with the link, and what a document of the driver says, too', async () => {
    const { applicationId, mine } = person;
    await query(`update personal_data set contact_by_staff = true where application_id = $1`, [applicationId]);
    const [version] = await mine.versions('identity_card_front');
    await query(
      `insert into paper_readings (version_id, kind, fields, places, problems, at)
       select id, 'ine_front', $2, '{}', '[]', now() from document_versions where media_id = $1
       on conflict (version_id) do update set kind = excluded.kind, fields = excluded.fields`,
      [
        version,
        JSON.stringify({ firstName: 'LUZ', lastName1: 'REY', curp: 'REYL900203MDFXXR01', birthdate: '1990-02-03' }),
      ],
    );
    await query(`update personal_data set national_id = 'REYL900203MDFXXR01' where application_id = $1`, [
      applicationId,
    ]);
    const [data = []] = await partOf('personal_data');
    const originOf = (name: string) => data.find((field) => field.name === name)?.origin;
    expect(['first_name', 'email', 'street', 'birthdate', 'national_id'].map(originOf)).toEqual([
      'staff',
      'staff',
      'typed',
      'paper',
      'paper',
    ]);
    await query(`update personal_data set contact_by_staff = false where application_id = $1`, [applicationId]);
  });

  test('masks identifiers, also those read from documents, and shows one by a call of its own', async () => {
    const { body } = await call('GET', file());
    expect(body).not.toContain('123-45-6789');
    expect(body).not.toContain('REYL900203MDFXXR01');
    const [data = []] = await partOf('personal_data');
    expect(data.find(({ name }) => name === 'national_id')).toMatchObject({
      value: '••••••••••••••••01',
      masked: true,
    });
    expect(data.find(({ name }) => name === 'ssn_encrypted')).toMatchObject({ value: '***-**-6789', masked: true });
    const whole = (part: string, name: string, row = 0) =>
      call('GET', `${file('/identifier')}?part=${part}&row=${row}&name=${name}`);
    expect((await whole('personal_data', 'national_id')).data).toEqual({ value: 'REYL900203MDFXXR01' });
    expect((await whole('personal_data', 'ssn_encrypted')).data).toEqual({ value: '123-45-6789' });
    expect((await whole('paper_readings', 'fields.curp')).data).toEqual({ value: 'REYL900203MDFXXR01' });
    for (const wrong of [
      whole('personal_data', 'street'),
      whole('personal_data', 'national_id', 1),
      whole('media', 'x'),
    ])
      expect((await wrong).code).toBe('not_found_error');
  });

  test('leaves out what only staff may see', async () => {
    const { parts } = await read();
    const shown = parts.map(({ part }: { part: string }) => part);
    for (const table of ['staff_notes', 'matches', 'queue_rows', 'pending_decisions', 'visit_reports', 'week_reviews'])
      expect(shown).not.toContain(table);
  });

  test('shows who opened what, by role, and by name only if the company wants that', async () => {
    await eva.call('GET', `/applications/${person.applicationId}`);
    const [opening] = (await read()).openings;
    expect(opening).toEqual({ at: expect.any(String), role: 'admin', name: null, part: 'case' });
    const named = await startTestApp({ settings: { STAFF_NAMES_TO_DRIVERS: 'on' } });
    try {
      const ana = await hire(named, 'reviewer', 'Ana');
      const mine = await named.open('mx');
      await ana.call('GET', `/applications/${mine.applicationId}`);
      const { data } = await named.call('GET', `${requestPath(mine.requestId)}/file`);
      expect(data.openings).toEqual([expect.objectContaining({ role: 'reviewer', name: 'Ana' })]);
    } finally {
      await named.close();
    }
  });

  test('is not there for a link that opens nothing', async () => {
    const path = `${requestPath('3f2b8c1e-9d4a-4c7b-8a5e-0123456789ab')}/file`;
    expect((await call('GET', path)).code).toBe('admission_request_not_found');
  });
});
