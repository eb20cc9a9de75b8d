import type { GuarantorView } from '@volante/contract/obligor/invitation.ts';
import type { DocumentReading } from '@volante/reader/documents/document.ts';
import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestApplication, type TestApplication } from '../documents/testing/test-application.ts';
import { encodeForm, manyCalls } from '../media/testing/test-upload.ts';
import { startTestApp } from '../testing/test-app.ts';

const ine: DocumentReading = {
  kind: 'ine_front',
  fields: { firstName: 'ROSA', lastName1: 'PEÑA', lastName2: 'RUIZ', city: 'TOLUCA', state: 'Estado de México' },
  quality: null,
};
const reader = {
  read: () => Promise.reject(new Error('no screenshots here')),
  readDocument: async () => ine,
  secondsFor: async () => 0,
  ready: async () => {},
  close: async () => {},
};
const server = await startTestApp({ settings: manyCalls, reader });
afterAll(server.close);
const { query } = server;

const front = 'solidarity_obligor_identity_card_front';
const back = 'solidarity_obligor_identity_card_back';
const rosa = { firstName: 'Rosa', lastName: 'Peña', phone: '55 1234 5678' };
const luis = { firstName: 'Luis', lastName: 'Gómez', phone: '81 1234 5678', email: 'luis@example.com' };
const given = {
  name: 'Rosa Peña Ruiz',
  phone: '55 1234 5678',
  email: 'rosa@example.com',
  location: 'Hidalgo 5, Centro, Toluca',
};

let mine: TestApplication;
beforeEach(async () => {
  mine = await openTestApplication(server);
  await query(`update personal_data set first_name = 'Juan', last_name = 'Pérez' where application_id = $1`, [
    mine.applicationId,
  ]);
});

const driver = async () => (await mine.call('GET', mine.address())).data;
const invite = (person: object = rosa) => mine.call('POST', `${mine.address()}/guarantor`, person);
async function invited(person: object = rosa): Promise<Guarantor> {
  const { data, error } = await invite(person);
  if (error) throw new Error(error.code);
  return guarantorAt(new URL(data.guarantor.link).searchParams.get('id') ?? '');
}

type Guarantor = ReturnType<typeof guarantorAt>;
function guarantorAt(id: string) {
  const url = (rest = '') => `/public/guarantors/${id}${rest}`;
  async function send(type: string): Promise<string> {
    const { payload, headers } = await encodeForm(type, [{ bytes: await files.jpeg() }]);
    const answer = await server.inject({ method: 'POST', url: `/api${url('/cards')}`, headers, payload });
    const { data, error } = answer.json();
    if (error) throw new Error(error.code);
    return data.mediaId;
  }
  const view = async (): Promise<GuarantorView> => (await server.call('GET', url())).data;
  const cards = async () => [
    { mediaId: await send(front), type: front },
    { mediaId: await send(back), type: back },
  ];
  return {
    id,
    send,
    cards,
    view,
    get: () => server.call('GET', url()),
    read: (mediaId: string) => server.call('POST', url('/cards/proposal'), { mediaId }),
    refuse: (reason?: string) => server.call('POST', url('/refuse'), reason ? { reason } : {}),
    leave: (reason?: string) => server.call('POST', url('/leave'), reason ? { reason } : {}),
    async agree(change: object = {}) {
      const { textVersion } = await view();
      const documents = 'documents' in change ? [] : await cards();
      return server.call('POST', url('/agree'), { ...given, documents, textVersion, language: 'es-MX', ...change });
    },
  };
}
const storedFiles = async () =>
  (await query('select id from media where application_id = $1', [mine.applicationId])).length;
const doc = async (type: string) => mine.document(type);

test('the guarantor’s own link says who asks, and opens nothing of the driver’s', async () => {
  const rosas = await invited();
  const view = await rosas.view();
  expect(view).toMatchObject({ asker: 'Juan P.', state: 'opened', country: 'mx', terms: null });
  // Neither the driver's name, nor what the driver typed of the guarantor: whoever opens the link has proved nothing.
  expect(JSON.stringify(view)).not.toMatch(/Pérez|Rosa|Peña|12345678/);
  expect(view.data).toEqual({ name: '', phone: '', email: '', location: '' });
  expect((await server.call('GET', `/public/admission/requests/${rosas.id}`)).status).toBe(404);
  expect((await server.call('GET', `/public/guarantors/${mine.requestId}`)).status).toBe(404);
  expect((await driver()).guarantor).toMatchObject({ state: 'opened', firstName: 'Rosa', lastName: 'Peña' });
});

test('who is asked is not asked of the driver meanwhile, and nothing else is shown of them', async () => {
  await invited();
  expect((await doc(front))?.skipped).toBe(true);
  expect((await driver()).avalData).toBeNull();
  expect(server.logged.join()).not.toMatch(/Rosa|Peña|5512345678/);
});

test('agreeing fills in what the driver’s own screen would have', async () => {
  const rosas = await invited();
  const cards = await rosas.cards();
  expect((await rosas.read(cards[0]!.mediaId)).data).toEqual({
    name: 'Rosa Peña Ruiz',
    location: 'Toluca, Estado de México',
  });
  const { status, data } = await rosas.agree({ documents: cards });
  expect({ status, data }).toMatchObject({
    status: 200,
    data: { state: 'agreed', data: { location: given.location } },
  });
  const [row] = await query('select * from obligors where application_id = $1', [mine.applicationId]);
  expect(row).toMatchObject({ ...given, phone: '+525512345678' });
  const application = await driver();
  expect(application.guarantor.state).toBe('agreed');
  expect((await doc(front))?.mediaId).toBe(cards[0]!.mediaId);
  expect((await mine.events()).filter((kind) => kind.startsWith('guarantor'))).toEqual([
    'guarantor_invited',
    'guarantor_agreed',
  ]);
  const [consent] = await query('select * from obligor_invitations where application_id = $1', [mine.applicationId]);
  expect(consent).toMatchObject({ text_version: data.textVersion, text_language: 'es-MX', ip: '127.0.0.1' });
});

test('the driver sees the name and the end of the number, and none of the card', async () => {
  const rosas = await invited();
  const cards = await rosas.cards();
  await rosas.agree({ documents: cards });
  const application = await driver();
  expect(application.avalData).toEqual({ name: 'Rosa Peña Ruiz', phone: '•••78', email: '', location: '' });
  expect(JSON.stringify(application)).not.toMatch(/Toluca|rosa@|5512345678/);
  const { mediaId } = cards[0]!;
  for (const [method, rest, body] of [
    ['GET', `/media/${mediaId}`],
    ['POST', '/aval-data/proposal', { mediaId }],
    ['PATCH', '/documents', { updates: [{ mediaId, type: 'identity_card_front' }] }],
    ['PATCH', '/home-visit', { isHomeVisitData: true, homeVisitData: { homeImages: { homeImagesFront: [mediaId] } } }],
  ] as const) {
    const answer = await mine.call(method, `${mine.address()}${rest}`, body);
    expect({ rest, code: answer.error?.code }).toEqual({ rest, code: 'media_not_found' });
  }
});

test('the same answer twice changes nothing, and other data are taken until they are approved', async () => {
  const rosas = await invited();
  const cards = await rosas.cards();
  await rosas.agree({ documents: cards });
  await rosas.agree({ documents: cards });
  expect((await mine.events()).filter((kind) => kind === 'guarantor_agreed')).toHaveLength(1);
  expect((await rosas.agree({ documents: [], location: 'Metepec' })).data.data.location).toBe('Metepec');
  await mine.review(front, { status: 'approved' });
  await mine.review(back, { status: 'approved' });
  expect((await rosas.agree({ documents: [], location: 'Lerma' })).error.code).toBe('section_approved');
});

test.each([
  [{ name: ' ' }, 'name', 'field_required'],
  [{ phone: '0000000000' }, 'phone', 'phone_invalid'],
  [{ documents: [] }, `documents.${front}`, 'field_required'],
])('without %o nothing is agreed to', async (change, path, code) => {
  const rosas = await invited();
  const { status, error } = await rosas.agree(change);
  expect(status).toBe(422);
  expect(error.errors).toContainEqual(expect.objectContaining({ path, code }));
  expect((await rosas.view()).state).toBe('opened');
  expect(await query('select * from obligors where application_id = $1', [mine.applicationId])).toEqual([]);
});

test('a text that has changed meanwhile is not agreed to', async () => {
  const rosas = await invited();
  expect((await rosas.agree({ textVersion: 'guarantee-2020-01' })).error.code).toBe('changed_meanwhile');
});

test('refusing takes one call, and its words stay with the company', async () => {
  const rosas = await invited();
  await rosas.send(front);
  expect((await rosas.refuse('No lo conozco tanto')).data.state).toBe('refused');
  expect((await rosas.refuse()).status).toBe(200);
  const application = await driver();
  expect(application.guarantor).toMatchObject({ state: 'refused' });
  expect(application.guarantor.link).toBeUndefined();
  expect(JSON.stringify(application)).not.toContain('conozco');
  expect(await storedFiles()).toBe(0);
  expect((await doc(front))?.skipped).toBe(false);
  expect((await rosas.agree({ documents: [] })).error.code).toBe('conflict_error');
});

test('who leaves takes data, card, and what was read along', async () => {
  const rosas = await invited();
  await rosas.agree();
  expect((await rosas.leave()).data).toMatchObject({ state: 'withdrawn', data: { name: '', phone: '' } });
  expect(await query('select * from obligors where application_id = $1', [mine.applicationId])).toEqual([]);
  expect(await storedFiles()).toBe(0);
  expect(await mine.versions(front)).toEqual([]);
  expect(await doc(front)).toMatchObject({ mediaId: null, skipped: false });
  const application = await driver();
  expect(application).toMatchObject({ avalData: null, guarantor: { state: 'withdrawn' } });
});

test('nobody who hasn’t agreed can leave, and who has can’t refuse', async () => {
  const rosas = await invited();
  expect((await rosas.leave()).error.code).toBe('conflict_error');
  await rosas.agree();
  expect((await rosas.refuse()).error.code).toBe('conflict_error');
});

test('once the driver asks somebody else, the old link is unknown and overwrites nothing', async () => {
  const rosas = await invited();
  const cards = await rosas.cards();
  const { textVersion } = await rosas.view();
  const luiss = await invited(luis);
  const late = await server.call('POST', `/public/guarantors/${rosas.id}/agree`, {
    ...{ ...given, documents: cards, textVersion, language: 'es-MX' },
  });
  expect(late).toMatchObject({ status: 404, error: { code: 'admission_request_not_found' } });
  expect(late.data).toBeUndefined();
  await expect(rosas.send(front)).rejects.toThrow('admission_request_not_found');
  expect(await storedFiles()).toBe(0);
  expect(await luiss.view()).toMatchObject({ state: 'opened', asker: 'Juan P.' });
  expect((await driver()).guarantor).toMatchObject({ firstName: 'Luis', state: 'opened' });
});

test('what another guarantor sent can’t be attached', async () => {
  const rosas = await invited();
  const cards = await rosas.cards();
  const other = await openTestApplication(server);
  const { data } = await other.call('POST', `${other.address()}/guarantor`, luis);
  const luiss = guarantorAt(new URL(data.guarantor.link).searchParams.get('id') ?? '');
  expect((await luiss.agree({ documents: cards })).error.code).toBe('media_not_found');
  const own = await mine.send(front);
  expect((await rosas.agree({ documents: [{ mediaId: own, type: front }] })).error.code).toBe('media_not_found');
  expect((await rosas.read(own)).error.code).toBe('media_not_found');
});

test('the link of an erased application is unknown to every call, also to one that is under way', async () => {
  const rosas = await invited();
  const documents = await rosas.cards();
  const { textVersion } = await rosas.view();
  await query('delete from applications where id = $1', [mine.applicationId]);
  expect((await rosas.get()).status).toBe(404);
  await expect(rosas.send(front)).rejects.toThrow('admission_request_not_found');
  for (const rest of ['/refuse', '/leave', '/access/help', '/access/code/check']) {
    const answer = await server.call('POST', `/public/guarantors/${rosas.id}${rest}`, { code: '000000' });
    expect([rest, answer.status, answer.error.code]).toEqual([rest, 404, 'admission_request_not_found']);
  }
  const late = await server.call('POST', `/public/guarantors/${rosas.id}/agree`, {
    ...{ ...given, documents, textVersion, language: 'es-MX' },
  });
  expect(late.error.code).toBe('admission_request_not_found');
});

test('a new guarantor and an answer at the same moment leave one of them, whole', async () => {
  const rosas = await invited();
  const cards = await rosas.cards();
  await Promise.all([rosas.agree({ documents: cards }), invite(luis)]);
  const { guarantor, avalData } = await driver();
  expect(guarantor).toMatchObject({ firstName: 'Luis' });
  expect(avalData).toBeNull();
  expect((await doc(front))?.mediaId).toBeNull();
});

test('two taps ask once, two people at once leave one link', async () => {
  const both = await Promise.all([invite(), invite()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(both.map(({ data }) => data.guarantor.link)).size).toBe(1);
  await Promise.all([invite(luis), invite({ ...rosa, firstName: 'Ana' })]);
  const live = 'select * from obligor_invitations where application_id = $1 and ended_at is null';
  expect(await query(live, [mine.applicationId])).toHaveLength(1);
});

test('five people a day may be asked', async () => {
  for (const n of [1, 2, 3, 4, 5]) expect((await invite({ ...rosa, firstName: `Rosa ${n}` })).status).toBe(200);
  expect(await invite({ ...rosa, firstName: 'Rosa 6' })).toMatchObject({
    status: 429,
    error: { code: 'rate_limited' },
  });
});

test('saving a guarantor who is beside the driver ends the link, and keeps nothing of the other', async () => {
  const rosas = await invited();
  await rosas.agree();
  const { status, data } = await mine.call('POST', `${mine.address()}/aval-data`, {
    ...{ name: 'Luis Gómez', phone: '8112345678', email: 'luis@example.com', location: 'Monterrey' },
  });
  expect(status).toBe(200);
  expect(data.avalData).toMatchObject({ name: 'Luis Gómez', phone: '+528112345678' });
  expect(data.guarantor).toBeUndefined();
  expect((await doc(front))?.mediaId).toBeNull();
  expect((await rosas.get()).status).toBe(404);
});

test('asking somebody else removes a guarantor who was beside the driver', async () => {
  await mine.call('POST', `${mine.address()}/aval-data`, {
    ...given,
    documents: [{ mediaId: await mine.send(front), type: front }],
  });
  await invited();
  expect(await driver()).toMatchObject({ avalData: null, guarantor: { state: 'asked' } });
  expect((await doc(front))?.mediaId).toBeNull();
});

test('the driver may take the request back', async () => {
  const rosas = await invited();
  const { status, data } = await mine.call('DELETE', `${mine.address()}/guarantor`);
  expect({ status, guarantor: data.guarantor }).toEqual({ status: 200, guarantor: undefined });
  expect((await rosas.get()).status).toBe(404);
  expect((await doc(front))?.skipped).toBe(false);
  expect((await mine.call('DELETE', `${mine.address()}/guarantor`)).status).toBe(200);
});

test('a card that staff sent back is sent again on the same link', async () => {
  const rosas = await invited();
  await rosas.agree();
  await mine.review(front, { status: 'rejected', reason: 'blurred_or_dark' });
  expect((await rosas.view()).cards).toContainEqual({ type: front, given: false, reason: 'blurred_or_dark' });
  expect((await rosas.agree({ documents: [] })).status).toBe(422);
  const again = [{ mediaId: await rosas.send(front), type: front }];
  expect((await rosas.agree({ documents: again })).status).toBe(200);
  expect(await doc(front)).toMatchObject({ mediaId: again[0]!.mediaId, status: 'pending' });
});

test('after the decision nothing changes, and the page says so', async () => {
  const rosas = await invited();
  const cards = await rosas.cards();
  await mine.walkTo('rejected');
  expect(await rosas.view()).toMatchObject({ closed: true, state: 'opened' });
  for (const answer of [await rosas.agree({ documents: cards }), await rosas.refuse(), await invite(luis)])
    expect(answer.error.code).toBe('application_closed');
});

test('an erased application’s guarantor finds nothing', async () => {
  const rosas = await invited();
  await rosas.agree();
  await query('delete from applications where id = $1', [mine.applicationId]);
  expect((await rosas.get()).error.code).toBe('admission_request_not_found');
});

test('where no guarantor is asked for, nobody can be invited', async () => {
  const other = await openTestApplication(server, 'us');
  const { error } = await other.call('POST', `${other.address()}/guarantor`, { ...rosa, phone: '3055551234' });
  expect(error.code).toBe('document_not_found');
});

test('after a day without a message the driver is asked to forward the link', async () => {
  const now = new Date('2026-12-01T18:00:00Z');
  server.setNow(now);
  await invited();
  expect((await driver()).guarantor.forwardAgain).toBeUndefined();
  server.setNow(new Date(now.getTime() + 25 * 3_600_000));
  expect((await driver()).guarantor.forwardAgain).toBe(true);
});
