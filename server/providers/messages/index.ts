import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import { openOwn } from '../own/own-providers.ts';
import type { Channel, Messages } from './messages.ts';
import type { TwilioSettings } from './twilio.ts';
import type { WhatsAppSettings } from './whatsapp.ts';

/** The configured channels. An own one is used instead of the built-in one of its name. */
export async function openMessages(config: Config, outsideCall: OutsideCall, log: Logger): Promise<Messages> {
  const own = await Promise.all(
    config.MESSAGE_PROVIDERS.map((name) => openOwn(config, 'messages', name, { log, outsideCall })),
  );
  const ownOf = (name: MessageChannel) => own.find((channel) => channel.name === name);
  const channels = [
    ownOf('whatsapp') ?? (await openWhatsApp(config, outsideCall, log)),
    ownOf('sms') ?? (await openSms(config, outsideCall, log)),
    ownOf('email') ?? (await openMail(config)),
  ];
  return { channels: channels.filter((channel) => channel !== null) };
}

async function openWhatsApp(config: Config, outsideCall: OutsideCall, log: Logger): Promise<Channel | null> {
  const settings = whatsAppSettings(config);
  return settings && (await import('./whatsapp.ts')).whatsappChannel(settings, outsideCall, log);
}

async function openSms(config: Config, outsideCall: OutsideCall, log: Logger): Promise<Channel | null> {
  const settings = twilioSettings(config);
  return settings && (await import('./twilio.ts')).twilioChannel(settings, outsideCall, log);
}

async function openMail(config: Config): Promise<Channel | null> {
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  if (!url || !from) return null;
  // The support's address may change while the server runs.
  return (await import('./smtp.ts')).smtpChannel({ url, from, replyTo: () => config.SUPPORT_EMAIL });
}

export function whatsAppSettings(config: Config): WhatsAppSettings | null {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_API_URL: url } = config;
  return token && phoneNumberId ? { url, token, phoneNumberId } : null;
}

export function twilioSettings(config: Config): TwilioSettings | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_API_URL: url } = config;
  const { TWILIO_FROM: From, TWILIO_MESSAGING_SERVICE_SID: MessagingServiceSid } = config;
  const sender = MessagingServiceSid ? { MessagingServiceSid } : From ? { From } : null;
  if (!accountSid || !authToken || !sender) return null;
  return { url, accountSid, authToken, sender, statusUrl: `${config.PUBLIC_URL}/api/webhooks/twilio/status` };
}
