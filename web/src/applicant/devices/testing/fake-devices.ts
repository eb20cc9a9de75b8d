import type { Application } from '@volante/contract/application.ts';
import type { DeviceAccess, KnownDevice } from '@volante/contract/devices/calls.ts';
import { vi } from 'vitest';
import { applicationOf, openApplication } from '../../testing/test-application.ts';

const MINUTE = 60_000;
const from = (ms: number) => new Date(Date.now() + ms).toISOString();

/** An application as a device sees it that proved nothing. */
export function limitedApplication(change: Partial<Application> = {}): Application {
  const application = applicationOf({ status: 'documents_analysis', ...change });
  const person = { firstName: 'M. J.', lastName: 'N. Á.', email: '•••', phone: '••••••••78', birthdate: '' };
  return { ...application, access: 'limited', personalData: { ...application.personalData, ...person } };
}

/** The same application on a known device. */
export function knownApplication(change: Partial<Application> = {}): Application {
  return applicationOf({ status: 'documents_analysis', ...change });
}

export function limitedAccess(change: Partial<DeviceAccess> = {}): DeviceAccess {
  const channels = [{ channel: 'email' as const, to: 'm••••@e••••.com' }];
  return { access: 'limited', channels, code: null, answers: null, help: null, ...change };
}

export const sentCode = (change: Partial<NonNullable<DeviceAccess['code']>> = {}) => ({
  channel: 'email' as const,
  to: 'm••••@e••••.com',
  expiresAt: from(10 * MINUTE),
  resendAt: from(MINUTE / 2),
  triesLeft: 5,
  ...change,
});

export const phone = (change: Partial<KnownDevice> = {}): KnownDevice => ({
  deviceId: crypto.randomUUID(),
  origin: 'code',
  browser: 'Chrome',
  system: 'Android',
  knownSince: '2026-11-20T18:00:00.000Z',
  lastUsedAt: '2026-11-24T21:42:00.000Z',
  ...change,
});

const refusals: Record<string, number> = { code_wrong: 422, code_expired: 422, answers_wrong: 422, rate_limited: 429 };

/**
 * Answers the calls of the proof: the code is 482913, the answers are 12 April 1990 and VR08. `server.refuse` refuses the next write with a
 * code.
 */
export function playDevices(application: Application, access: DeviceAccess, items: readonly KnownDevice[] = []) {
  openApplication(application);
  const { access: _, ...rest } = application;
  const known: Application = { ...rest, personalData: { ...knownApplication().personalData } };
  const server = {
    access,
    items: [...items],
    sent: [] as string[],
    tokens: 0,
    refuse: null as string | null,
    retryAfter: 3600,
    application: known,
  };
  const refusal = (code: string, path = '') => {
    const field = code.includes('_wrong') || code === 'code_expired';
    const error = {
      code: field ? 'unprocessable_error' : code,
      message: '',
      errors: field ? [{ path, code, message: '' }] : [],
    };
    const status = refusals[code] ?? 403;
    return Response.json({ error }, { status, headers: { 'Retry-After': String(server.retryAfter) } });
  };
  const answer = (path: string, method: string, body: Record<string, string>) => {
    const { code } = server.access;
    const shown = server.access.access === 'full' ? server.application : application;
    if (method !== 'GET') server.sent.push([method, path, JSON.stringify(body)].join(' '));
    if (method !== 'GET' && server.refuse) {
      const refused = server.refuse;
      server.refuse = null;
      return refusal(refused);
    }
    const prove = (right: boolean) => {
      if (right) server.access = { access: 'full', channels: [], code: null, answers: null, help: null };
      return right;
    };
    if (path === '/access/code')
      server.access = { ...server.access, code: sentCode({ channel: body.channel as 'email' }) };
    if (path === '/access/help') server.access = { ...server.access, help: { number: '731204' } };
    if (path === '/access/code/check' && !prove(body.code === '482913')) {
      const triesLeft = (code?.triesLeft ?? 1) - 1;
      server.access = { ...server.access, code: code && triesLeft > 0 ? { ...code, triesLeft } : null };
      return refusal('code_wrong', 'code');
    }
    if (path === '/access/answers' && !prove(body.birthdate === '1990-04-12' && body.lastFour === 'VR08')) {
      const { answers } = server.access;
      server.access = { ...server.access, answers: answers && { ...answers, triesLeft: answers.triesLeft - 1 } };
      return refusal('answers_wrong');
    }
    if (path === '/access/hand-off')
      return Response.json({ data: { token: `token-${++server.tokens}`, expiresAt: from(10 * MINUTE) } });
    if (path.startsWith('/access')) return Response.json({ data: server.access });
    if (path.startsWith('/devices')) return devices(path, method);
    return Response.json({ data: shown });
  };
  const devices = (path: string, method: string) => {
    const [, , id, report] = path.split('/');
    if (report) return Response.json({ data: { id: '0194a000-0000-7000-8000-000000000001' } });
    if (method === 'DELETE') server.items = server.items.filter((item) => (id ? item.deviceId !== id : item.current));
    return Response.json({ data: { items: server.items } });
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    const [, path = ''] = /requests\/[0-9a-f-]+([^?]*)/.exec(String(url)) ?? [];
    return answer(path, init?.method ?? 'GET', JSON.parse(String(init?.body ?? '{}')));
  });
  return server;
}
