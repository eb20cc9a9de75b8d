import type { Logger } from 'pino';
import { z } from 'zod';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import { OutsideFault } from '../../core/outside/outside-fault.ts';
import type { Channel } from './messages.ts';
import { openPost, phoneOf, shortened } from './phone-channel.ts';
import { twilioMeaning } from './twilio-faults.ts';

export interface TwilioSettings {
  /** Without a slash at the end. */
  url: string;
  accountSid: string;
  authToken: string;
  /** A number or short code, or a messaging service that chooses one. */
  sender: { From: string } | { MessagingServiceSid: string };
  /** Our address for reports, to which the key of the message is added. */
  statusUrl: string;
  /** Timeout of a call in ms. */
  timeoutMs?: number;
}

const SERVICE = 'twilio';
const Accepted = z.object({ sid: z.string().regex(/^[A-Z]{2}[0-9a-f]{32}$/) });
const Refused = z.object({ code: z.number() });
/** Twilio takes at most 1600 characters and splits them into as many SMS as they need. */
const MOST_LETTERS = 1600;

/**
 * SMS by Twilio's Messages API: a form to `/2010-04-01/Accounts/{sid}/Messages.json`. An accepted message has a sid (`SM…`), by which
 * calls to `StatusCallback` report what became of it.
 */
export function twilioChannel(settings: TwilioSettings, outsideCall: OutsideCall, log: Logger): Channel {
  const { sender, statusUrl, timeoutMs = 15_000 } = settings;
  const account = accountOf(settings);
  const headers = { authorization: basic(settings), accept: 'application/json' };

  const post = openPost(
    {
      service: SERVICE,
      prefix: 'sms',
      codeIn: (body) => Refused.safeParse(body).data?.code ?? null,
      meaningOf: twilioMeaning,
      idIn: (answer) => answer.as(Accepted).sid,
    },
    outsideCall,
    log,
  );
  const write = (to: string, key: string, text: string) =>
    post({
      ...{ url: `${account}/Messages.json`, headers, timeoutMs },
      body: new URLSearchParams({
        ...{ To: to, ...sender, Body: shortened(text, MOST_LETTERS) },
        StatusCallback: `${statusUrl}?key=${encodeURIComponent(key)}`,
      }),
    });

  return {
    name: 'sms',
    organizer: null,
    addressOf: phoneOf,
    send: (to, { key, short }) => write(to, key, short),
    // Without buttons, choices are read and typed.
    reply: (to, { key, text, choices = [] }) =>
      write(to, key, [text, ...choices.map(({ title }) => `- ${title}`)].join('\n')),
    async fetchMedia(id, most) {
      if (!isMediaId(id)) throw new OutsideFault(SERVICE, 'refused', { reason: 'no id' });
      const [message, media] = id.split('/');
      const url = `${account}/Messages/${message}/Media/${media}`;
      const get = { service: 'twilio media', asBytes: true, timeoutMs: 60_000, maxBytes: most } as const;
      const first = await outsideCall({ ...get, url, headers, accept: [301, 302, 303, 307, 308] });
      if (first.status < 300) return first.body as Buffer;
      // Twilio redirects to a signed address of its store, which must not get our token.
      const at = first.headers.get('location') ?? '';
      if (!isTwiliosStore(at)) throw new OutsideFault(SERVICE, 'refused', { reason: 'foreign host' });
      return (await outsideCall({ ...get, url: at })).body as Buffer;
    },
    close() {},
  };
}

/** The ids of message and media in the address of a media (`…/Messages/MM…/Media/ME…`); null for another address. */
export function mediaIdOf(address: string): string | null {
  const [, message, media] = /\/Messages\/(\w{1,64})\/Media\/(\w{1,64})(?:\.json)?$/.exec(address) ?? [];
  return message && media ? `${message}/${media}` : null;
}

function isMediaId(id: string): boolean {
  return /^\w{1,64}\/\w{1,64}$/.test(id);
}

const stores = ['twiliocdn.com', 'twilio.com'];

function isTwiliosStore(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && stores.some((host) => hostname.endsWith(`.${host}`));
}

function accountOf({ url, accountSid }: TwilioSettings): string {
  return `${url}/2010-04-01/Accounts/${accountSid}`;
}

function basic({ accountSid, authToken }: TwilioSettings): string {
  return `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
}

const Account = z.object({ friendly_name: z.string(), status: z.string(), type: z.string().optional() });

/** Name, state (`active`) and type of the account. Sends nothing. Throws `OutsideFault`. */
export async function checkTwilio(settings: TwilioSettings, outsideCall: OutsideCall) {
  const headers = { authorization: basic(settings), accept: 'application/json' };
  return (await outsideCall({ service: SERVICE, url: `${accountOf(settings)}.json`, headers })).as(Account);
}
