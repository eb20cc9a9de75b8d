import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { encodeForm } from '../media/testing/test-upload.ts';
import { requestPath } from '../testing/calls.ts';
import { openPost, shortAddressIn } from './testing/test-post.ts';

const post = await openPost();
afterAll(post.close);
const { server } = post;
const start = new Date('2026-12-01T18:00:00Z');
const inHours = (hours: number) => server.setNow(new Date(start.getTime() + hours * 3_600_000));
beforeEach(async () => {
  await post.clear();
  server.setNow(start);
});

const rosa = { firstName: 'Rosa', lastName: 'Peña', phone: '5512345678', email: 'rosa@example.org' };
async function ask(person: object = rosa, name = 'Juan') {
  const { requestId, applicationId } = await server.open('mx');
  await server.query(`update personal_data set first_name = $2, last_name = 'Pérez' where application_id = $1`, [
    ...[applicationId, name],
  ]);
  const own = requestPath(requestId);
  const { data } = await server.call('POST', `${own}/guarantor`, person);
  const guarantor = async () => (await server.call('GET', own)).data.guarantor;
  return { own, applicationId, link: data.guarantor.link as string, guarantor };
}
const states = async () => (await post.deliveries()).map(({ kind, state, reason }) => [kind, state, reason]);

test('the guarantor gets the link by mail, with who asks, and is reminded once after a day', async () => {
  const { link, guarantor } = await ask();
  await post.deliverDue();
  const [first] = post.mails();
  expect(first).toMatchObject({ to: ['rosa@example.org'], subject: 'Juan P. te pide ser su aval en Volante' });
  const opened = await server.app.inject(new URL(shortAddressIn(first?.text ?? '')).pathname);
  expect(opened.headers.location).toBe(link.slice(server.deps.config.PUBLIC_URL.length));
  expect(first?.text).not.toContain('Pérez');
  expect((await guarantor()).messaged).toBe(true);
  inHours(25);
  await post.deliverDue();
  expect(post.mails().map(({ subject }) => subject)).toEqual([
    'Juan P. te pide ser su aval en Volante',
    'Juan P. espera tu respuesta en Volante',
  ]);
  expect((await guarantor()).forwardAgain).toBeUndefined();
  inHours(80);
  await post.deliverDue();
  expect(post.mails()).toHaveLength(2);
});

test('who has answered is not reminded, and neither is who isn’t asked any more', async () => {
  const { link } = await ask();
  await post.deliverDue();
  const id = new URL(link).searchParams.get('id');
  await server.call('POST', `/public/guarantors/${id}/refuse`, {});
  inHours(25);
  await post.deliverDue();
  expect(post.mails()).toHaveLength(1);
  expect(await states()).toContainEqual(['guarantor_reminder', 'dropped', 'overtaken']);
  await post.clear();
  server.setNow(start);
  const { own } = await ask();
  await server.call('DELETE', `${own}/guarantor`);
  await post.deliverDue();
  expect(post.mails()).toHaveLength(0);
});

test('the guarantor of a closed application is not reminded', async () => {
  const { own } = await ask();
  await post.deliverDue();
  expect((await server.call('POST', `${own}/withdraw`)).status).toBe(200);
  inHours(25);
  await post.deliverDue();
  expect(post.mails()).toHaveLength(1);
});

test('without an address nobody at the company has to write: the driver is asked to forward the link', async () => {
  const { guarantor } = await ask({ ...rosa, email: '' });
  await post.deliverDue();
  inHours(25);
  await post.deliverDue();
  expect(await states()).toEqual([
    ['guarantor_asked', 'dropped', 'no_address'],
    ['guarantor_reminder', 'dropped', 'no_address'],
  ]);
  expect(await guarantor()).toMatchObject({ forwardAgain: true });
  expect((await guarantor()).messaged).toBeUndefined();
});

const sides = ['solidarity_obligor_identity_card_front', 'solidarity_obligor_identity_card_back'];
const given = { name: 'Rosa Peña Ruiz', phone: '5512345678', email: 'rosa@example.org', location: 'Hidalgo 5, Toluca' };

/** An asked guarantor whose driver has a mail address, with the calls of the guarantor's link. */
async function askWithAddress() {
  const asked = await ask();
  await server.query(`update personal_data set email = 'juan@example.org' where application_id = $1`, [
    asked.applicationId,
  ]);
  await post.deliverDue();
  const link = `/public/guarantors/${new URL(asked.link).searchParams.get('id')}`;
  async function agree(): Promise<void> {
    const documents = [];
    for (const type of sides) {
      const { payload, headers } = await encodeForm(type, [{ bytes: await files.jpeg() }]);
      const sent = await server.inject({ method: 'POST', url: `/api${link}/cards`, headers, payload });
      documents.push({ type, mediaId: sent.json().data.mediaId });
    }
    const { textVersion } = (await server.call('GET', link)).data;
    const answer = { ...given, documents, textVersion, language: 'es-MX' };
    expect((await server.call('POST', `${link}/agree`, answer)).data.state).toBe('agreed');
  }
  const answer = (rest: string) => server.call('POST', link + rest, {});
  return { ...asked, agree, answer };
}
const toDriver = () => post.mails().filter(({ to }) => to.includes('juan@example.org'));

test('the driver is told that the guarantor agreed, and that they left', async () => {
  const { agree, answer } = await askWithAddress();
  await agree();
  await post.deliverDue();
  const [first, ...more] = toDriver();
  expect([first?.subject, more]).toEqual(['Ya tienes aval', []]);
  // Whose they are is the guarantor's to say.
  expect(first?.text).not.toMatch(/Rosa|Peña|Toluca|5512345678/);
  await answer('/leave');
  await post.deliverDue();
  expect(toDriver().map(({ subject }) => subject)).toEqual(['Ya tienes aval', 'Necesitas a otra persona como aval']);
});

test('the driver is told of a refusal once, without its reason, unless they have asked somebody else since', async () => {
  const { answer } = await askWithAddress();
  await answer('/refuse');
  await answer('/refuse');
  await post.deliverDue();
  expect(toDriver().map(({ subject }) => subject)).toEqual(['Necesitas a otra persona como aval']);
  await post.clear();
  server.setNow(start);
  const second = await askWithAddress();
  await second.answer('/refuse');
  await server.call('POST', `${second.own}/guarantor`, { ...rosa, firstName: 'Luz', email: '' });
  await post.deliverDue();
  expect(toDriver()).toEqual([]);
  expect(await states()).toContainEqual(['guarantor_refused', 'dropped', 'overtaken']);
});

test('what isn’t a name is not mailed in ours', async () => {
  await ask({ ...rosa, firstName: 'Gana en https://x.example' }, 'Ve https://x.example');
  await post.deliverDue();
  const [mail] = post.mails();
  expect(mail?.subject).toBe('Te piden ser aval en Volante');
  expect(`${mail?.subject}${mail?.text}`).not.toContain('x.example');
});
