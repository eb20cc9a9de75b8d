import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildWeb } from '../../../scripts/build-web.mjs';
import { TestBrowser } from '../../devices/testing/test-browser.ts';
import { fillWithMarks, marksIn } from '../../devices/testing/test-marks.ts';
import { hire } from '../../staff/testing/test-staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let id: string;

beforeAll(async () => {
  buildWeb(process.execPath);
  app = await startTestApp({ settings: { WRONG_IDS_PER_HOUR: '3', FIRST_SCREEN_MS: '30000' } });
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  id = (await app.open('mx')).requestId;
});

const visit = {
  'sec-fetch-dest': 'document',
  'sec-ch-ua-mobile': '?1',
  'accept-encoding': 'identity',
};

function open(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { ...visit, ...headers } });
}

/** The data that the page contains for the app. */
function drawnIn(html: string) {
  const [, json = 'null'] = /<script type="application\/json" id="drawn">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

/** The scripts that a script imports, without which it can't start. */
function importsOf(script: string): string[] {
  return [...script.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, file]) => `/assets/${file}`);
}

function heading(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
}

describe('a link that is opened', () => {
  test.each([
    ['', '/welcome', 'Tu próximo auto empieza aquí'],
    ['/customer', '/customer', 'Empecemos contigo'],
    ['/platforms', '/platforms', 'Conecta tus plataformas'],
    ['/tasks', '/tasks', 'Tu solicitud'],
    ['/check-your-answers', '/welcome', 'Tu próximo auto empieza aquí'],
  ])('renders, with %s, the screen at %s', async (path, screen, title) => {
    const { body } = await open(`/${id}${path}`);
    expect(heading(body)).toBe(title);
    expect(body).toContain(`<title>${title} · Volante</title>`);
    expect(drawnIn(body)).toMatchObject({ id, open: `${screen}?id=${id}`, application: { id }, failure: null });
  });

  test('carries all data of its screen, so nothing is fetched twice', async () => {
    const { reads } = drawnIn((await open(`/${id}/platforms/uber`)).body);
    expect(reads).toEqual([[['earnings', id, 'uber'], expect.objectContaining({ platform: 'uber' })]]);
  });

  test('is rendered in its country’s language, or the one chosen in this browser', async () => {
    const us = (await app.open('us')).requestId;
    expect((await open(`/${us}`)).body).toContain('<html lang="en-US">');
    expect((await open(`/${id}`)).body).toContain('<html lang="es-MX">');
    const { body } = await open(`/${id}`, { cookie: 'language=en' });
    expect(body).toContain('<html lang="en-US">');
    expect(heading(body)).toBe('Your next car starts here');
  });

  test('sets the applicant cookie, like the call it replaces', async () => {
    const { headers } = await open(`/${id}`);
    expect(headers['set-cookie']).toMatch(new RegExp(`^applicant=${id}\\.`));
  });

  test('is never cached, and has no inline script', async () => {
    const { headers, body } = await open(`/${id}/customer`);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    const scripts = [...body.matchAll(/<script(?![^>]*(?:\bsrc=|application\/json))[^>]*>/g)];
    expect(scripts).toEqual([]);
  });

  test('names all scripts of its screen, and before them the one that records taps', async () => {
    const { body } = await open(`/${id}/customer`);
    const named = [...body.matchAll(/(?:src|href)="\/assets\/(\w+)-[^"]+\.js"/g)].map(([, name]) => name);
    expect(named[0]).toBe('early');
    expect(named).toEqual(expect.arrayContaining(['index', 'react']));
    const urls = new Set([...body.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, url = '']) => url));
    const scripts = await Promise.all([...urls].map(async (url) => (await app.inject(url)).body));
    expect(scripts.flatMap(importsOf).filter((url) => !urls.has(url))).toEqual([]);
  });

  test.each(['', '/customer', '/platforms', '/tasks'])(
    'starts %s with a few scripts, not one for each module',
    async (path) => {
      const { body } = await open(`/${id}${path}`);
      const named = new Set([...body.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, url = '']) => url));
      expect(named.size).toBeLessThanOrEqual(18);
    },
  );

  test('has only styles that its policy allows', async () => {
    const { headers, body } = await open(`/${id}/customer`);
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/]+=*';/);
    expect(body.match(/<style>/g)).toHaveLength(1);
    expect(body).not.toContain('rel="stylesheet"');
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(css).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(body).not.toMatch(/ style="/);
  });

  test('is compressed for browsers that can read it', async () => {
    const { body } = await open(`/${id}/customer`);
    const { headers, rawPayload } = await open(`/${id}/customer`, { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(rawPayload.length).toBeLessThan(20_000);
    const moments = /"now":"[^"]*"/;
    expect(gunzipSync(rawPayload).toString().replace(moments, '')).toBe(body.replace(moments, ''));
  });
});

test('text typed by a driver cannot close the element that carries it', async () => {
  const person = { firstName: '</script><b>Ana', lastName: 'Núñez', email: 'ana@example.com', phone: '5512345678' };
  await app.deps.db
    .updateTable('personal_data')
    .set({ first_name: person.firstName, last_name: person.lastName, email: person.email, phone: person.phone })
    .execute();
  const { body } = await open(`/${id}/customer`);
  expect(body).not.toContain('</script><b>');
  expect(drawnIn(body).application.personalData.firstName).toBe(person.firstName);
});

describe('the page is empty, without any data,', () => {
  test.each([
    ['a preview of the link, which fetches no document', { 'sec-fetch-dest': 'empty' }],
    ['a crawler, which says nothing', { 'sec-fetch-dest': '' }],
    ['a page fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ])('for %s', async (_, headers) => {
    const { body, headers: answered } = await open(`/${id}/customer`, headers);
    expect(drawnIn(body)).toBeNull();
    expect(body).toContain('class="boot"');
    expect(answered).not.toHaveProperty('set-cookie');
  });

  test('when the database is unreachable, which is only logged', async () => {
    const away = await startTestApp({ settings: { FIRST_SCREEN_MS: '30000' } });
    await away.deps.pool.end();
    const { body, statusCode } = await away.inject({ url: `/${id}`, headers: visit });
    expect([statusCode, drawnIn(body)]).toEqual([200, null]);
    await expect.poll(() => away.logged.join('')).toContain('server rendering of a first screen failed');
    await away.close().catch(() => undefined);
  });
});

describe('an unknown link', () => {
  test('is rendered as not found, without data, and counts as a wrong id', async () => {
    const unknown = '9b2fbc0e-4a49-4d0c-9a58-6d2b0a4f1c11';
    const { body } = await open(`/${unknown}/customer`, { cookie: 'language=en' });
    expect(heading(body)).toBe('Application not found');
    expect(drawnIn(body)).toMatchObject({ application: null, failure: 'admission_request_not_found', reads: [] });
    for (let i = 0; i < 2; i++) await open(`/${unknown}`);
    // After too many wrong ids, the page asks the server itself and is refused there.
    expect(drawnIn((await open(`/${unknown}`)).body)).toBeNull();
    expect(app.logged.join('')).not.toContain('was not drawn');
    expect((await app.inject({ url: `/api/public/admission/requests/${unknown}` })).statusCode).toBe(429);
    expect(heading((await open(`/${id}`)).body)).toBe('Tu próximo auto empieza aquí');
  });
});

test('drawing a guarantor’s page is no opening: its script is what says that somebody reads it, unless that is staff', async () => {
  const [{ application_id: applicationId }] = await app.query(
    'select application_id from application_links where request_id = $1',
    [id],
  );
  const person = { firstName: 'Rosa', lastName: 'Peña', phone: '55 1234 5678' };
  const { data } = await app.call('POST', `/public/admission/requests/${id}/guarantor`, person);
  const { pathname, search, searchParams } = new URL(data.guarantor.link);
  const opened = async () =>
    (await app.query('select opened_at from obligor_invitations where application_id = $1', [applicationId]))[0]
      .opened_at;
  const eva = await hire(app, 'advisor', 'Eva');
  expect(heading((await open(pathname + search)).body)).toContain('ser aval');
  expect(heading((await open(pathname + search, { cookie: eva.cookie })).body)).toContain('ser aval');
  const asked = `/api/public/guarantors/${searchParams.get('id')}`;
  expect((await app.inject({ url: asked, headers: { cookie: eva.cookie } })).statusCode).toBe(200);
  expect(await opened()).toBeNull();
  expect((await app.inject({ url: asked })).statusCode).toBe(200);
  expect(await opened()).toEqual(expect.any(Date));
});

test('a page that staff open gives their browser no device, as no call of theirs does', async () => {
  const eva = await hire(app, 'advisor', 'Eva');
  const cookiesOf = async (headers: Record<string, string>) =>
    (await open(`/${id}`, headers)).cookies.map(({ name }) => name).filter((name) => name.includes('known-'));
  expect(await cookiesOf({ cookie: eva.cookie })).toEqual([]);
});

test('a hundred links opened at the same time each get their own page', async () => {
  const links = await Promise.all(Array.from({ length: 100 }, () => app.open('mx')));
  const pages = await Promise.all(links.map(({ requestId }) => open(`/${requestId}/platforms/uber`)));
  const others = pages.filter(({ body }, i) =>
    [...body.matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g)].some(([found]) => found !== links[i]?.requestId),
  );
  expect(others).toHaveLength(0);
  expect(pages.every(({ body }, i) => drawnIn(body)?.application.id === links[i]?.requestId)).toBe(true);
});

describe('a link behind which everything is marked', () => {
  const routes = readFileSync(path.join(import.meta.dirname, '../../../web/src/applicant/router/routes.ts'), 'utf8');
  const screens = [...routes.matchAll(/path: '([^']+)'/g)].map(([, screen = '']) =>
    screen.replace(':slug', 'uber').replace(':type', 'curp'),
  );

  test('shows a browser that is not known nothing of it, on any screen, and a known one its data', async () => {
    const guarded = await startTestApp({ settings: { SECOND_FACTOR: 'known_devices', FIRST_SCREEN_MS: '30000' } });
    guarded.setNow('2026-11-25T18:00:00Z');
    const { requestId, phone, marks } = await fillWithMarks(guarded, 'mx');
    expect(screens.length).toBeGreaterThan(20);
    const strange = new TestBrowser(guarded, { address: '198.51.100.7' });
    let drawn = 0;
    for (const screen of ['', ...screens]) {
      const page = await strange.fetch('GET', `/${requestId}${screen}`, undefined, visit);
      if (page.body.includes('id="drawn"')) drawn++;
      expect(marksIn(`${page.body} ${JSON.stringify(page.headers)}`, marks), screen).toEqual([]);
    }
    expect(drawn).toBeGreaterThan(10);
    const own = await phone.fetch('GET', `/${requestId}/tasks`, undefined, visit);
    expect(marksIn(own.body, marks)).toContain('zq');
    await guarded.close();
  }, 60_000);
});
