import { createTransport } from 'nodemailer';
import { DeliveryFault } from '../../core/outside/outside-fault.ts';
import type { Channel } from './messages.ts';

interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
  url: string;
  /** `Name <address>` or an address. */
  from: string;
  /** Read again for each e-mail. */
  replyTo?: () => string | undefined;
  /** Timeout of one e-mail in ms. */
  timeoutMs?: number;
}

/** E-mail over SMTP. Never sends a password without TLS, except to this machine itself. */
export function smtpChannel(settings: SmtpSettings): Channel {
  const { from, timeoutMs = 30_000 } = settings;
  const transport = open(settings);
  const sender = readSender(from);
  return {
    name: 'email',
    organizer: sender,
    addressOf: ({ email }) => email || null,
    async send(to, { key, language, subject, text, html, stop, calendar }) {
      const replyTo = settings.replyTo?.();
      const signal = AbortSignal.timeout(timeoutMs);
      const messageId = `<${key}@${sender.email.split('@')[1]}>`;
      const event = calendar && {
        icalEvent: { method: calendar.method, filename: calendar.name, content: calendar.content },
      };
      const headers = {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': language,
        // The mail program's own button (RFC 8058).
        ...(stop && { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      };
      const mail = {
        from,
        to: { name: '', address: to },
        messageId,
        subject,
        text,
        html,
        headers,
        ...event,
        ...(replyTo && { replyTo }),
      };
      try {
        await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true, signal });
      } catch (error) {
        throw signal.aborted ? new DeliveryFault('mail_server_timeout') : faultOf(error as SmtpFault);
      }
      return { messageId: null };
    },
    reply: null,
    fetchMedia: null,
    close: () => transport.close(),
  };
}

/** Connects, signs in and disconnects, without sending. Throws the server's or network's error. */
export async function pingSmtp(url: string): Promise<void> {
  const transport = open({ url, timeoutMs: 10_000 });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

interface SmtpFault {
  code?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
}

function open({ url, timeoutMs = 30_000 }: Pick<SmtpSettings, 'url' | 'timeoutMs'>) {
  const { username, hostname } = new URL(url);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return createTransport({
    url,
    requireTLS: username !== '' && !isHere,
    connectionTimeout: Math.min(10_000, timeoutMs),
    greetingTimeout: Math.min(10_000, timeoutMs),
    dnsTimeout: Math.min(10_000, timeoutMs),
    socketTimeout: Math.min(20_000, timeoutMs),
  });
}

function readSender(from: string): { name: string; email: string } {
  const [, name = '', email = from] = /^(.*?)\s*<([^>]+)>$/.exec(from) ?? [];
  return { name: name.replaceAll('"', '') || email, email };
}

// If the recipient or the e-mail is refused, that is final. Other errors are temporary or due to our configuration.
function faultOf({ code = '', command = '', responseCode = 0, permanent = false }: SmtpFault): DeliveryFault {
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2')
    return new DeliveryFault('mail_server_sign_in_refused');
  if (code === 'ETIMEDOUT') return new DeliveryFault('mail_server_timeout');
  if (code === 'ETLS' || code === 'EREQUIRETLS') return new DeliveryFault('mail_server_without_tls');
  if (permanent && command === 'RCPT TO') return new DeliveryFault('address_refused', { final: true });
  if (permanent && command === 'DATA') return new DeliveryFault('mail_refused', { final: true });
  if (code === 'EENVELOPE' && responseCode === 0) return new DeliveryFault('address_refused', { final: true });
  if (permanent) return new DeliveryFault('sender_refused');
  return new DeliveryFault(responseCode >= 400 ? 'mail_put_off' : 'mail_server_unreachable');
}
