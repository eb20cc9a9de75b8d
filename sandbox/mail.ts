import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { html } from './page.ts';
import type { SandboxPart, SandboxState } from './state.ts';

/** A received mail. */
export interface CaughtMail {
  at: string;
  from: string;
  /** From the envelope. */
  to: string[];
  messageId: string;
  subject: string;
  text: string;
  html: string;
  /** From the header, in lower case. */
  headers: Record<string, string>;
  calendar: { contentType: string; content: string } | null;
}

/**
 * A mail server that stores the newest mails, `most` of them, and delivers nothing. Scripted answers are SMTP replies, with `path` as the command:
 * `/connect`, `/auth`, `/mail-from`, `/rcpt-to` or `/data`; `cut` breaks the connection.
 */
export function mailCatcher(most = 200): SandboxPart {
  let server: SMTPServer | undefined;
  return {
    name: 'mail',
    title: 'Mail server',
    mount(app, state) {
      app.get('/messages', async () => mailsOf(state));
      app.get<{ Params: { number: string } }>('/messages/:number', async (request, reply) => {
        const mail = mailsOf(state)[Number(request.params.number)];
        if (!mail) return reply.code(404).send({ error: 'no such mail' });
        // The mail as a mail program shows it: only its own styles.
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups");
        return reply.type('text/html; charset=utf-8').send(mail.html || html`<pre>${mail.text}</pre>`.text);
      });
    },
    section: (state) => section(state, portOf(server)),
    settings: () => ({
      SMTP_URL: `smtp://localhost:${portOf(server)}`,
      MAIL_FROM: 'Volante <volante@sandbox.example>',
    }),
    async start(state) {
      server = catcher(state, most);
      // A client that disconnects midway must not end the process.
      server.on('error', () => {});
      await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    },
    stop: () => new Promise((resolve) => (server ? server.close(resolve) : resolve())),
  };
}

/** Received mails, newest first. */
export function mailsOf(state: SandboxState): CaughtMail[] {
  return state.keep<CaughtMail[]>('mails', () => []);
}

function catcher(state: SandboxState, most: number): SMTPServer {
  type Done = (error?: Error | null) => void;
  function answer(path: string, { id }: { id: string }, done: Done): void {
    play(state, path, () => cut(id)).then(() => done(), done);
  }
  function cut(id: string): void {
    for (const connection of server.connections) if (connection.id === id) connection.close();
  }
  const server: SMTPServer = new SMTPServer({
    name: 'sandbox',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (session, done) => answer('/connect', session, done),
    onAuth: ({ username }, session, done) =>
      answer('/auth', session, (error) => done(error, error ? undefined : { user: username })),
    onMailFrom: (_, session, done) => answer('/mail-from', session, done),
    onRcptTo: (_, session, done) => answer('/rcpt-to', session, done),
    onData(stream, { id, envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address);
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      keep(stream, from, to, () => cut(id)).then(() => done(), done);
    },
  });

  async function keep(stream: Readable, from: string, to: string[], cutOff: () => void): Promise<void> {
    const raw = await buffer(stream);
    await play(state, '/data', cutOff);
    const mails = mailsOf(state);
    mails.unshift(await read(raw, from, to));
    mails.splice(most);
  }
  return server;
}

async function play(state: SandboxState, path: string, cut: () => void): Promise<void> {
  const scripted = state.takeScripted('mail', path);
  if (!scripted) return;
  await pause(scripted.delayMs ?? 0);
  if (scripted.cut) cut();
  if (scripted.status >= 400)
    throw Object.assign(new Error(String(scripted.body ?? 'as scripted')), { responseCode: scripted.status });
}

async function read(raw: Buffer, from: string, to: string[]): Promise<CaughtMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  const calendar = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return {
    at: new Date().toISOString(),
    from,
    to,
    messageId: mail.messageId ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    calendar: calendar
      ? { contentType: `${calendar.mimeType}; method=${calendar.method ?? ''}`, content: String(calendar.content) }
      : null,
  };
}

function portOf(server: SMTPServer | undefined): number {
  return (server?.server.address() as AddressInfo | null)?.port ?? 0;
}

function section(state: SandboxState, port: number): string {
  const mails = mailsOf(state).slice(0, 20);
  if (mails.length === 0)
    return html`<p class="quiet">No mail arrived yet. It listens on port ${port} and keeps everything to itself.</p>`
      .text;
  const rows = mails.map(
    ({ at, to, subject, calendar }, number) => html`<tr>
<td><time datetime="${at}">${at.slice(11, 19)}</time></td><td>${to.join(', ')}</td>
<td><a href="/mail/messages/${number}">${subject}</a>${calendar ? ', with a calendar file' : ''}</td>
</tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Mails"><table>
<thead><tr><th>Time (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows}</tbody>
</table></div>`.text;
}
