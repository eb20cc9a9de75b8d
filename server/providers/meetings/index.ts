import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Keys } from '../../core/keys.ts';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import { isOwn, openOwn } from '../own/own-providers.ts';
import { meetingsWithFallback } from './fallback.ts';
import { jitsiMeetings } from './jitsi.ts';
import type { MeetingProvider, Meetings } from './meetings.ts';

interface Given {
  config: Config;
  keys: Pick<Keys, 'meeting'>;
  outsideCall: OutsideCall;
  log?: Logger;
}

/** The configured meetings. */
export async function openMeetings(given: Given, log: Logger): Promise<Meetings> {
  return meetingsWithFallback(await openProviders({ ...given, log }), given.config.MEETING_PROVIDERS, log);
}

/** Every configured provider, by name. One that no longer creates meetings still moves and ends its own. */
export async function openProviders(given: Given): Promise<Record<string, MeetingProvider>> {
  const { config, keys, outsideCall, log } = given;
  const [google, zoom] = await Promise.all([openGoogle(given), openZoom(given)]);
  const jitsi = jitsiMeetings(config.JITSI_URL, keys.meeting, outsideCall);
  const names = config.MEETING_PROVIDERS.filter((name) => isOwn('meetings', name));
  const own = names.map(async (name) => [name, await openOwn(config, 'meetings', name, { log, outsideCall })]);
  const opened: Record<string, MeetingProvider> = Object.fromEntries(await Promise.all(own));
  return { ...(google && { google }), ...(zoom && { zoom }), jitsi, ...opened };
}

async function openGoogle({ config, outsideCall }: Given): Promise<MeetingProvider | null> {
  const { GOOGLE_CLIENT_EMAIL: email, GOOGLE_PRIVATE_KEY: privateKey, GOOGLE_SUBJECT: subject } = config;
  if (!email || !privateKey) return null;
  const { googleMeetings } = await import('./google-meet.ts');
  const account = { email, privateKey, subject, tokenUrl: config.GOOGLE_TOKEN_URL };
  return googleMeetings({ account, apiUrl: config.GOOGLE_API_URL, calendarId: config.GOOGLE_CALENDAR_ID }, outsideCall);
}

async function openZoom({ config, outsideCall }: Given): Promise<MeetingProvider | null> {
  const {
    ZOOM_ACCOUNT_ID: accountId,
    ZOOM_CLIENT_ID: clientId,
    ZOOM_CLIENT_SECRET: clientSecret,
    ZOOM_USER_ID: userId,
  } = config;
  if (!accountId || !clientId || !clientSecret || !userId) return null;
  const { zoomMeetings } = await import('./zoom.ts');
  const { ZOOM_API_URL: apiUrl, ZOOM_TOKEN_URL: tokenUrl } = config;
  return zoomMeetings({ accountId, clientId, clientSecret, userId, apiUrl, tokenUrl }, outsideCall);
}
