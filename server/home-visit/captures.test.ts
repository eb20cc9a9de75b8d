import { challenges } from '@volante/contract/home-visit/captures.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestApplication, type TestApplication } from '../documents/testing/test-application.ts';
import { manyCalls } from '../media/testing/test-upload.ts';
import { hire, type TestStaff } from '../staff/testing/test-staff.ts';
import { startTestApp } from '../testing/test-app.ts';

const server = await startTestApp({ settings: manyCalls });
afterAll(server.close);
server.setNow('2026-12-01T12:00:00Z');
const ana: TestStaff = await hire(server, 'reviewer', 'Ana');
let mine: TestApplication;
beforeEach(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  mine = await openTestApplication(server);
});

const photo = () => mine.send('home_visit_evidence');
const save = (homeImages: object, captures?: object[]) =>
  mine.call('PATCH', `${mine.address()}/home-visit`, {
    isHomeVisitData: true,
    homeVisitData: { homeImages, ...(captures && { captures }) },
  });
const ask = async (step: string, whose = mine) =>
  (await whose.call('POST', `${whose.address()}/home-visit/challenge`, { step })).data;
/** What staff see of each photo of a step. */
async function factsOf(step = 'homeImagesFront'): Promise<object[]> {
  const { data } = await ana.call('GET', `/applications/${mine.applicationId}`);
  return data.homePhotos[step].map(({ facts }: { facts: object }) => facts);
}
const merida = { latitude: 20.97, longitude: -89.62 };
const nothing = { ageMinutes: null, km: null, challenge: null };

test('of time and place only the age and the distance to the stated town are kept', async () => {
  await mine.call('PATCH', `${mine.address()}/personal-data`, { city: 'Progreso', state: 'Yucatán' });
  const mediaId = await photo();
  expect((await save({ homeImagesFront: [mediaId] }, [{ mediaId, ageMinutes: 90, ...merida }])).status).toBe(200);
  const [facts] = (await factsOf()) as { km: number }[];
  expect(facts).toMatchObject({ ageMinutes: 90, challenge: null });
  expect(Math.abs((facts?.km ?? 0) - 35)).toBeLessThan(8);
  const rows = await server.query('select to_jsonb(h) as row from home_photos h where media_id = $1', [mediaId]);
  expect(JSON.stringify(rows)).not.toMatch(/20\.97|89\.62/);
  const events = await server.query('select details from application_events where application_id = $1', [
    mine.applicationId,
  ]);
  expect(JSON.stringify(events)).not.toMatch(/20\.97|89\.62/);
});

test.each([
  ['nothing was said', {}],
  ['the place is 0, 0', { latitude: 0, longitude: 0 }],
  ['only half of the place is known', { latitude: 20.97 }],
  ['the address names no town', merida],
])('if %s, it is unknown', async (_, said) => {
  const mediaId = await photo();
  await save({ homeImagesFront: [mediaId] }, [{ mediaId, ...said }]);
  expect(await factsOf()).toEqual([nothing]);
});

test.each([
  ['an age in the future', { ageMinutes: -1 }],
  ['an age of eleven years', { ageMinutes: 11 * 366 * 24 * 60 }],
  ['an impossible latitude', { latitude: 91, longitude: 0 }],
  ['coordinates as text', { latitude: '20.97', longitude: '-89.62' }],
  ['an unknown field', { place: 'Mérida' }],
])('%s is refused', async (_, said) => {
  const mediaId = await photo();
  expect((await save({ homeImagesFront: [mediaId] }, [{ mediaId, ...said }])).status).toBe(422);
});

test('a photo keeps what is known about it when others are added, and nobody rewrites it', async () => {
  const [a, b] = [await photo(), await photo()];
  await save({ homeImagesFront: [a] }, [{ mediaId: a, ageMinutes: 5000 }]);
  await save({ homeImagesFront: [b, a] }, [
    { mediaId: a, ageMinutes: 0 },
    { mediaId: b, ageMinutes: 3 },
  ]);
  expect(await factsOf()).toMatchObject([{ ageMinutes: 3 }, { ageMinutes: 5000 }]);
});

test('a photo taken in the page is shown with its challenge, which is one of the step’s', async () => {
  const mediaId = await photo();
  const { challenge, token, expiresAt } = await ask('homeImagesGarage');
  expect(challenges.homeImagesGarage).toContain(challenge);
  expect(expiresAt).toBe('2026-12-01T12:30:00.000Z');
  await save({ homeImagesGarage: [mediaId] }, [{ mediaId, ageMinutes: 0, token }]);
  expect(await factsOf('homeImagesGarage')).toEqual([{ ageMinutes: 0, km: null, challenge }]);
});

test('a token of another step or application, a changed one, and one that is too old count for nothing', async () => {
  const other = await openTestApplication(server);
  const { token, challenge } = await ask('homeImagesFront');
  const another = challenges.homeImagesFront.find((offered) => offered !== challenge);
  const wrong = [
    (await ask('homeImagesGarage')).token,
    (await ask('homeImagesFront', other)).token,
    token.replace(challenge, another),
    token.replace(/\.(\d+)\./, (_: string, at: string) => `.${Number(at) + 1}.`),
    `${token}x`,
    '..',
    'x',
  ];
  for (const bad of wrong) {
    const mediaId = await photo();
    expect((await save({ homeImagesFront: [mediaId] }, [{ mediaId, token: bad }])).status).toBe(200);
    expect(await factsOf(), bad).toEqual([nothing]);
  }
  server.setNow('2026-12-01T12:30:00Z');
  const late = await photo();
  await save({ homeImagesFront: [late] }, [{ mediaId: late, token }]);
  expect(await factsOf()).toEqual([nothing]);
});
