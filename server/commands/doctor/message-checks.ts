import { pino } from 'pino';
import type { Config } from '../../config/config.ts';
import { openOutsideCalls } from '../../core/outside/outside-call.ts';
import { DeliveryFault } from '../../core/outside/outside-fault.ts';
import { personAt, testMessage } from '../../notifications/sending/channel-test.ts';
import { listTemplates } from '../../notifications/templates/list-templates.ts';
import { openMessages, twilioSettings, whatsAppSettings } from '../../providers/messages/index.ts';
import { checkTwilio } from '../../providers/messages/twilio.ts';
import { checkWhatsApp } from '../../providers/messages/whatsapp.ts';
import { readTemplates } from '../../providers/messages/whatsapp-templates.ts';
import type { Finding } from './examine.ts';

const silent = pino({ level: 'silent' });

/** Describes the number that sends and its templates; null without WhatsApp. Throws if messages can't be sent. */
export async function examineWhatsApp(config: Config): Promise<string | null> {
  const settings = whatsAppSettings(config);
  if (!settings) return null;
  const { WHATSAPP_ACCOUNT_ID: accountId } = config;
  const outsideCall = openOutsideCalls(silent);
  const { name, quality } = await checkWhatsApp(settings, outsideCall);
  const templates = accountId ? await readTemplates({ ...settings, accountId }, outsideCall) : null;
  const checked = templates ? judgeTemplates(templates) : 'templates not checked: WHATSAPP_ACCOUNT_ID is missing';
  const warned = quality === 'RED' || quality === 'YELLOW' ? ', people block or report its messages' : '';
  return `number of ${name}, quality ${quality}${warned}, ${checked}`;
}

// Templates of others in the same account are none of ours.
function judgeTemplates(stored: Awaited<ReturnType<typeof readTemplates>>): string {
  const wanted = listTemplates('https://volante.example').map(({ name, language }) => {
    const found = stored.find((template) => template.name === name && template.language === language);
    return { words: `${name} ${language}`, status: found?.status ?? 'not submitted' };
  });
  const unusable = wanted.filter(({ status }) => status !== 'APPROVED');
  if (unusable.length === 0) return `${wanted.length} templates approved`;
  const named = unusable.slice(0, 5).map(({ words, status }) => `${words} ${status}`);
  throw new Error(
    `${unusable.length} of ${wanted.length} templates can't be used (the server submits them at its start): ${named.join(', ')}`,
  );
}

/** Describes the account; null without SMS. Throws if messages can't be sent. */
export async function examineSms(config: Config): Promise<string | null> {
  const settings = twilioSettings(config);
  if (!settings) return null;
  const { friendly_name: name, status, type } = await checkTwilio(settings, openOutsideCalls(silent));
  if (status !== 'active') throw new Error(`the account ${name} is ${status}`);
  const trial = type === 'Trial' ? ', a trial: it writes only to numbers that were verified there' : '';
  return `Twilio account ${name}${trial}`;
}

/** Sends a test message to this number or address by every channel that can reach it. One finding per channel. */
export async function sendTestMessages(config: Config, to: string): Promise<Finding[]> {
  const { channels } = await openMessages(config, openOutsideCalls(silent), silent);
  const person = personAt(to);
  const tried = channels.map(async (channel): Promise<Finding | null> => {
    const address = channel.addressOf(person);
    if (address === null) return null;
    const name = `to ${channel.name}`;
    try {
      await channel.send(address, testMessage());
      return { name, state: 'ok', words: 'accepted: look whether it arrives' };
    } catch (error) {
      if (!(error instanceof DeliveryFault)) throw error;
      return { name, state: 'FAILED', words: `${error.code}, see docs/operating.md` };
    }
  });
  const findings = (await Promise.all(tried)).filter((finding) => finding !== null);
  for (const channel of channels) channel.close();
  if (findings.length > 0) return findings;
  return [{ name: 'test message', state: 'FAILED', words: 'no channel reaches it: give +525512345678, or an e-mail' }];
}
