import type { Config } from '../../config/config.ts';
import type { Messages } from './messages.ts';

/** The configured channels; to add one, write a file beside `smtp.ts` and a line here. */
export async function openMessages(config: Config): Promise<Messages> {
  if (!config.SMTP_URL || !config.MAIL_FROM) return { channels: [] };
  const { smtpChannel } = await import('./smtp.ts');
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  // The support's address may change while the server runs.
  return { channels: [smtpChannel({ url, from, replyTo: () => config.SUPPORT_EMAIL })] };
}
