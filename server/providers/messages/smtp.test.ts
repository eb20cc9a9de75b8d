import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { mailCatcher, mailsOf } from '../../../sandbox/mail.ts';
import { type RunningSandbox, startSandbox } from '../../../sandbox/start-sandbox.ts';
import { messagesRules } from '../contracts/messages.ts';
import type { Message } from './messages.ts';
import { pingSmtp, smtpChannel } from './smtp.ts';

const from = 'Rueda <hola@rueda.example>';
const message: Message = {
  key: 'key-1',
  language: 'es-MX',
  subject: 'Visita: mañana\r\nBcc: other@example.org',
  text: 'Hola, Ñandú',
  html: '<p>Hola, Ñandú</p>',
  short: 'Hola, Ñandú',
  template: null,
  calendar: {
    method: 'REQUEST',
    name: 'visita.ics',
    content: 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n',
  },
};

let sandbox: RunningSandbox;
let url: string;
const open: { close(): void }[] = [];
beforeEach(async () => {
  const mail = mailCatcher();
  sandbox = await startSandbox({ parts: [mail], port: 0 });
  url = mail.settings?.(sandbox.state).SMTP_URL ?? '';
});
afterEach(() => sandbox.stop());
afterAll(() => {
  for (const item of open) item.close();
});

function send(settings: { url?: string; timeoutMs?: number } = {}, more: Partial<Message> = {}) {
  const channel = smtpChannel({ url, from, ...settings });
  open.push(channel);
  return channel.send('ana@example.org', { ...message, ...more });
}
const script = (status: number, path: string, more = {}) => sandbox.state.script('mail', [{ status, path, ...more }]);

test.each(messagesRules)('e-mail: $says', async ({ holds }) => {
  const provider = smtpChannel({ url, from });
  open.push(provider);
  await holds({ provider, address: 'ana@example.org' });
});

test('a mail has one recipient, a Message-ID of ours, both forms of the text and the invitation', async () => {
  await send();
  const [mail] = mailsOf(sandbox.state);
  expect(mail).toMatchObject({
    from: 'hola@rueda.example',
    to: ['ana@example.org'],
    messageId: '<key-1@rueda.example>',
    text: expect.stringContaining('Hola, Ñandú'),
    html: expect.stringContaining('<p>Hola, Ñandú</p>'),
    calendar: { contentType: 'text/calendar; method=REQUEST' },
  });
  expect(mail?.headers).toMatchObject({ 'content-language': 'es-MX' });
  expect(mail?.headers).not.toHaveProperty('bcc');
});

test('a mail that may be stopped says how to its reader’s program; others don’t', async () => {
  await send();
  await send({}, { stop: 'https://rueda.example/m/AAAAAAAAAAAAAAAAAAAAAA/stop' });
  const [stoppable, other] = mailsOf(sandbox.state);
  expect(stoppable?.headers).toMatchObject({
    'list-unsubscribe': '<https://rueda.example/m/AAAAAAAAAAAAAAAAAAAAAA/stop>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(Object.keys(other?.headers ?? {}).filter((name) => name.startsWith('list-'))).toEqual([]);
});

test.each([
  ['greylisting', 451, '/rcpt-to', 'mail_put_off', false],
  ['a full server', 421, '/connect', 'mail_put_off', false],
  ['an unknown recipient', 550, '/rcpt-to', 'address_refused', true],
  ['a refused sender', 553, '/mail-from', 'sender_refused', false],
  ['a mail taken for spam', 554, '/data', 'mail_refused', true],
  ['a server that is busy after the mail', 452, '/data', 'mail_put_off', false],
])('%s is distinguished', async (_, status, path, code, final) => {
  script(status, path);
  await expect(send()).rejects.toMatchObject({ code, final });
  expect(mailsOf(sandbox.state)).toEqual([]);
});

test('a message isn’t given up because the mail server refuses our password', async () => {
  script(535, '/auth');
  const signedIn = url.replace('smtp://', 'smtp://rueda:wrong@');
  await expect(send({ url: signedIn })).rejects.toMatchObject({ code: 'mail_server_sign_in_refused', final: false });
});

test('a server that hangs up in the middle is tried again', async () => {
  script(250, '/data', { cut: true });
  await expect(send()).rejects.toMatchObject({ code: 'mail_server_unreachable', final: false });
});

test('an unreachable mail server is tried again', async () => {
  await expect(send({ url: 'smtp://127.0.0.1:1' })).rejects.toMatchObject({ code: 'mail_server_unreachable' });
});

test.each(['before the greeting', 'after the greeting'])('a server that hangs %s times out', async (when) => {
  const silent = await listen((socket) => void (when === 'after the greeting' && socket.write('220 here\r\n')));
  await expect(send({ url: silent, timeoutMs: 300 })).rejects.toMatchObject({ code: 'mail_server_timeout' });
});

test('a server that answers one letter at a time times out as well', async () => {
  const slow = await listen((socket) => {
    const timer = setInterval(() => socket.write('2'), 50);
    socket.on('close', () => clearInterval(timer));
  });
  await expect(send({ url: slow, timeoutMs: 400 })).rejects.toMatchObject({ code: 'mail_server_timeout' });
});

test('a password never leaves this machine without TLS', async () => {
  const said: string[] = [];
  const plain = await listen((socket) => {
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      said.push(String(bytes));
      socket.write(/^EHLO/i.test(String(bytes)) ? '250-here\r\n250 AUTH PLAIN LOGIN\r\n' : '502 no\r\n');
    });
  });
  // Another name for this machine, so that it counts as a remote server.
  const elsewhere = plain.replace('smtp://127.0.0.1', 'smtp://rueda:geheim@0.0.0.0');
  await expect(send({ url: elsewhere, timeoutMs: 2000 })).rejects.toMatchObject({ code: 'mail_server_without_tls' });
  expect(said.join('')).not.toContain('AUTH');
});

test('the doctor signs in and sends nothing', async () => {
  await pingSmtp(url.replace('smtp://', 'smtp://rueda:right@'));
  script(535, '/auth');
  await expect(pingSmtp(url.replace('smtp://', 'smtp://rueda:wrong@'))).rejects.toThrow();
  expect(mailsOf(sandbox.state)).toEqual([]);
});

async function listen(talk: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk(socket);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  open.push({
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
