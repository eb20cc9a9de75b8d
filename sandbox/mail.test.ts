import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailCatcher } from './mail.ts';
import { type RunningSandbox, startSandbox } from './start-sandbox.ts';

let sandbox: RunningSandbox;
let smtp: string;
beforeEach(async () => {
  const mail = mailCatcher();
  sandbox = await startSandbox({ parts: [mail], port: 0 });
  smtp = mail.settings?.(sandbox.state).SMTP_URL ?? '';
});
afterEach(() => sandbox.stop());

const send = (subject: string, html = '<p style="color:red">Hola</p><script>alert(1)</script>') =>
  createTransport(smtp).sendMail({ from: 'a@example.org', to: 'ana@example.org', subject, text: 'Hola', html });

test('the page lists mails newest first, with their content escaped', async () => {
  await send('one');
  await send('<b>two</b>');
  const page = await (await fetch(sandbox.url)).text();
  expect(page).toContain('&#60;b&#62;two');
  expect(page.indexOf('two')).toBeLessThan(page.indexOf('>one<'));
  expect(page).toContain('ana@example.org');
});

test('a mail is shown with its own styles, and its scripts do not run', async () => {
  await send('one');
  const shown = await fetch(`${sandbox.url}/mail/messages/0`);
  expect(await shown.text()).toContain('color:red');
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await fetch(`${sandbox.url}/mail/messages/7`)).status).toBe(404);
});

test('a scripted answer is used for the next command of its kind, once', async () => {
  const script = { part: 'mail', answers: [{ status: 550, path: '/rcpt-to' }] };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${sandbox.url}/_script`, { method: 'POST', headers, body: JSON.stringify(script) });
  await expect(send('refused')).rejects.toMatchObject({ responseCode: 550 });
  await send('taken');
  const kept = (await (await fetch(`${sandbox.url}/mail/messages`)).json()) as { subject: string }[];
  expect(kept.map(({ subject }) => subject)).toEqual(['taken']);
});
