import { afterAll, beforeEach, expect, test } from 'vitest';
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

test('what isn’t a name is not mailed in ours', async () => {
  await ask({ ...rosa, firstName: 'Gana en https://x.example' }, 'Ve https://x.example');
  await post.deliverDue();
  const [mail] = post.mails();
  expect(mail?.subject).toBe('Te piden ser aval en Volante');
  expect(`${mail?.subject}${mail?.text}`).not.toContain('x.example');
});
