import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { countries } from '@volante/contract/countries/index.ts';
import { dateIn, wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { makeUp } from '../../sandbox/people/people.ts';
import { Random } from '../../sandbox/people/random.ts';
import { fetchWithCookies } from '../../server/testing/test-cookies.ts';
import { MadeUpDriver } from '../demo/made-up-driver.ts';
import { ScriptedReader } from '../demo/scripted-reader.ts';

/** Sends a whole application to a server: real screenshots, drawn papers, answers; returns its status. */
export async function sendWholeApplication(url: string, requestId: string): Promise<string> {
  const chance = new Random(1);
  const now = () => new Date();
  // Weeks end on the country's clock: on a Monday in Greenwich it may still be Sunday there.
  const today = dateIn(countries.mx.zone, now());
  // The device that stores the first data is the applicant's, and stays known by its cookie.
  const ask = fetchWithCookies();
  const app = overHttp(ask, url);
  const person = makeUp(chance, 'mx', { number: 1, openStates: [] });
  const stage = { app, chance, reader: new ScriptedReader(), now };
  const driver = new MadeUpDriver(stage, person, { applicationId: '', requestId });
  await driver.giveContact();
  await sendScreenshots(ask, url, requestId);
  for (const week of wantedWeeks(today)) await didNotWork(ask, url, requestId, week);
  await post(ask, url, `/public/admission/requests/${requestId}/start-earnings-analysis`);
  await driver.giveForm();
  await driver.sendDocuments();
  await driver.submit();
  return (await driver.read()).status;
}

const fixtures = path.join(import.meta.dirname, '../../server/earnings/fixtures');

// The picture's week becomes older than the twelve that count, but the picture was still read.
async function sendScreenshots(ask: typeof fetch, url: string, requestId: string): Promise<void> {
  for (const [name, uploadType] of [
    ['profile', 'profile'],
    ['week-2026-11-09', 'earnings'],
  ] as const) {
    const form = new FormData();
    for (const [key, value] of Object.entries({ requestId, platform: 'uber', uploadType })) form.append(key, value);
    form.append('image', new Blob([new Uint8Array(await readFile(path.join(fixtures, `${name}.png`)))]), `${name}.png`);
    const headers = { 'x-admission-request-id': requestId };
    const answer = await ask(`${url}/api/ocr/upload-screenshots`, { method: 'POST', headers, body: form });
    const text = await answer.text();
    if (!answer.ok && !text.includes('week_out_of_range')) throw new Error(`${name}: ${answer.status} ${text}`);
  }
}

async function didNotWork(ask: typeof fetch, url: string, requestId: string, week: string): Promise<void> {
  const body = JSON.stringify({ earning: 0, reason: 'did_not_work' });
  const address = `${url}/api/public/admission/requests/${requestId}/earnings/uber/${week}`;
  const answer = await ask(address, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
  const text = await answer.text();
  // The picture's week is already filled.
  if (!answer.ok && answer.status !== 409 && !text.includes('week_already_filled')) throw new Error(`${week}: ${text}`);
}

async function post(ask: typeof fetch, url: string, address: string): Promise<void> {
  const answer = await ask(`${url}/api${address}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
}

/** The interface a made-up driver expects from a server in this process, for a server elsewhere. */
function overHttp(ask: typeof fetch, url: string): FastifyInstance {
  const inject = async ({ method = 'GET', url: address, headers, payload }: InjectOptions) => {
    const isText = payload === undefined || Buffer.isBuffer(payload) || typeof payload === 'string';
    const body = isText ? (payload as Buffer | string | undefined) : JSON.stringify(payload);
    const sent = { ...(headers as Record<string, string>), ...(!isText && { 'content-type': 'application/json' }) };
    const answer = await ask(url + String(address), {
      method,
      headers: sent,
      ...(body && { body: new Uint8Array(Buffer.from(body)) }),
    });
    const text = await answer.text();
    return {
      statusCode: answer.status,
      headers: { ...Object.fromEntries(answer.headers), 'set-cookie': answer.headers.getSetCookie() },
      body: text,
      json: () => JSON.parse(text),
    };
  };
  return { inject } as unknown as FastifyInstance;
}
