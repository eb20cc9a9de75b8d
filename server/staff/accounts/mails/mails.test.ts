import { scopes } from '@volante/contract/staff/administration/scopes.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type CaughtMail, mailCatcher, mailsOf } from '../../../../sandbox/mail.ts';
import { startSandbox } from '../../../../sandbox/start-sandbox.ts';
import { deliver, sweepDeliveries } from '../../../notifications/deliver.ts';
import { accountMailKinds } from '../../../notifications/kinds.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { newAuthenticator } from '../../testing/test-authenticator.ts';
import { hire, PASSWORD, staffCalls, type TestStaff } from '../../testing/test-staff.ts';
import { codeAt } from '../totp.ts';
import { writeAccountMail } from './write-account-mail.ts';

const mail = mailCatcher();
const sandbox = await startSandbox({ parts: [mail], port: 0 });
const server = await startTestApp({ settings: { ...mail.settings?.(sandbox.state), BRAND_NAME: 'Rueda' } });
afterAll(async () => {
  await server.close();
  await sandbox.stop();
});
const call = staffCalls(server);
beforeEach(async () => {
  await server.database.pool.query('delete from deliveries; delete from staff_throttles');
  mailsOf(sandbox.state).length = 0;
  sandbox.state.clear();
});

interface Row {
  id: string;
  state: string;
  reason: string | null;
  tries: number;
}
const rows = async () =>
  (await server.database.pool.query<Row>('select id, state, reason, tries from deliveries order by id')).rows;
async function deliverAll(): Promise<CaughtMail[]> {
  for (const { id } of await rows()) await deliver(server.deps, id);
  return [...mailsOf(sandbox.state)].reverse();
}
const signInWith = async (person: TestStaff, code: string) => {
  const { data } = await call('POST', '/sign-in', { email: person.email, password: PASSWORD });
  return call('POST', '/sign-in/code', { challenge: data.challenge, code });
};
const browser = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36' };

test('an account’s owner gets a mail about each change of their sign-in and each used recovery code', async () => {
  const person = await hire(server, 'reviewer', 'Eva Ríos');
  const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
  await person.stepUp();
  await person.call('POST', '/me/password', { current: PASSWORD, next: 'sol-mesa-camino-41' }, browser);
  await person.call('POST', '/me/password', { current: 'sol-mesa-camino-41', next: PASSWORD });
  const { data: options } = await person.call('POST', '/me/passkeys/options');
  const passkey = newAuthenticator('http://localhost:3000').make(options.options.challenge);
  const body = { challenge: options.challenge, name: 'Mi teléfono', response: passkey };
  const [{ id }] = (await person.call('POST', '/me/passkeys', body)).data.factors.passkeys;
  expect((await person.call('DELETE', `/me/passkeys/${id}`)).status).toBe(200);
  const { data: totp } = await person.call('POST', '/me/totp');
  expect((await person.call('POST', '/me/totp/confirm', { code: codeAt(totp.secret, later(30)) })).status).toBe(200);
  const { data: renewed } = await person.call('POST', '/me/recovery-codes');
  expect((await signInWith(person, renewed.recoveryCodes[0])).status).toBe(200);

  const mails = await deliverAll();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Cambió tu contraseña de la consola de Rueda',
    'Cambió tu contraseña de la consola de Rueda',
    'Tu cuenta de la consola de Rueda tiene una llave de acceso nueva',
    'Se quitó una llave de acceso de tu cuenta de la consola de Rueda',
    'Cambió tu app de autenticación de la consola de Rueda',
    'Tienes códigos de recuperación nuevos de la consola de Rueda',
    'Se usó un código de recuperación de la consola de Rueda',
  ]);
  expect(new Set(mails.flatMap(({ to }) => to))).toEqual(new Set([person.email]));
  expect(mails[0]?.text).toContain('Hola, Eva Ríos:');
  expect(mails[0]?.text).toContain('Se hizo con Chrome en Windows, dirección 127.0.0.1.');
  const secrets = [PASSWORD, 'sol-mesa-camino-41', totp.secret, person.secret, ...renewed.recoveryCodes];
  for (const { text, html } of mails)
    for (const secret of [...secrets, 'http']) expect(`${text}${html}`).not.toContain(secret);
});

test('signing in as usual, and a refused change, send no mail', async () => {
  const person = await hire(server, 'advisor');
  await person.stepUp();
  await person.call('POST', '/me/password', { current: 'not-this-one-at-all', next: 'sol-mesa-camino-41' });
  await person.call('POST', '/me/totp');
  await person.call('POST', '/me/totp/confirm', { code: '000000' });
  expect((await signInWith(person, codeAt(person.secret, new Date(Date.now() + 30_000)))).status).toBe(200);
  expect(await rows()).toEqual([]);
});

test('new factors given by an admin are reported to the owner by mail, and so is their use', async () => {
  const [admin, person] = [await hire(server, 'everything'), await hire(server, 'reviewer')];
  await person.call('PATCH', '/me', { language: 'en' });
  await admin.stepUp();
  const { data } = await admin.call('POST', `/accounts/${person.me.account.id}/reset-factors`, {});
  const [invited] = await deliverAll();
  expect(invited?.to).toEqual([person.email]);
  expect(invited?.subject).toBe('You’ll get new access to Rueda’s console');
  expect(invited?.text).not.toContain(data.token);
  // That address would be the admin's.
  expect(invited?.text).not.toContain('127.0.0.1');
  const { data: opened } = await call('POST', '/invitations/open', { token: data.token });
  const code = codeAt(opened.totp.secret, new Date());
  const accepted = { token: data.token, name: 'Eva', password: 'sol-mesa-camino-41', code };
  expect((await call('POST', '/invitations/accept', accepted)).status).toBe(200);
  expect((await deliverAll()).at(-1)?.subject).toBe('Your access to Rueda’s console was set up again');
});

test('a deferred mail is sent later, once, even if its process is gone', async () => {
  const person = await hire(server, 'advisor');
  await person.stepUp();
  await person.call('POST', '/me/recovery-codes');
  sandbox.state.script('mail', [{ status: 451, path: '/rcpt-to' }]);
  expect(await deliverAll()).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'waiting', reason: 'mail_put_off', tries: 1 }]);
  server.setNow(new Date(Date.now() + 90_000));
  const queued: unknown[] = [];
  const jobs = { ...server.deps.jobs, enqueue: async (...[, , data]: unknown[]) => void queued.push(data) };
  await sweepDeliveries({ ...server.deps, jobs } as never);
  expect(queued).toEqual([{ id: (await rows())[0]?.id }]);
  expect(await deliverAll()).toHaveLength(1);
  expect(await deliverAll()).toHaveLength(1);
  server.setNow(new Date());
});

test('without a mail server the change is made and no mail is kept waiting', async () => {
  const silent = await startTestApp();
  const person = await hire(silent, 'advisor');
  await person.stepUp();
  expect((await person.call('POST', '/me/recovery-codes')).status).toBe(200);
  const [{ id }] = (await silent.database.pool.query('select id from deliveries')).rows;
  await deliver(silent.deps, id);
  const { rows: kept } = await silent.database.pool.query('select state, reason from deliveries');
  expect(kept).toEqual([{ state: 'dropped', reason: 'no_mail_server' }]);
  await silent.close();
});

test.each(accountMailKinds)('%s has a text in both languages, without gaps', (kind) => {
  const service = { name: 'CRM', gained: [...scopes, 'countries'], by: null };
  const fact = {
    kind,
    facts: { ip: '203.0.113.7', device: '', service },
    created_at: new Date('2026-11-24T21:42:00Z'),
  };
  for (const language of ['es-MX', 'en'] as const) {
    const facts = { setting: 'FOUR_EYES', from: 'decide', to: 'off', by: 'Iris', confirmedBy: 'Luz' };
    const control = /control|environment/.test(kind) ? facts : null;
    const mail = writeAccountMail(fact, control, { name: 'Ana', language }, { BRAND_NAME: 'Rueda' });
    expect(mail.subject.length).toBeLessThan(80);
    expect(JSON.stringify(mail)).not.toMatch(/undefined|[{}]brand|Rueda’s Rueda/);
    expect([...mail.lines, ...mail.after].join()).not.toMatch(/null|[{}]|“”|\w:\w/);
    expect(mail.when).toEqual(
      language === 'en'
        ? { day: 'Tuesday, November 24', time: '3:42 PM, Central Time (Dallas)' }
        : { day: 'Martes, 24 de noviembre', time: '3:42 p.m., hora de Ciudad de México' },
    );
  }
});
