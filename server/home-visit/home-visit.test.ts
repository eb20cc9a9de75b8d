import { randomUUID } from 'node:crypto';
import { noHomeImages } from '@volante/contract/home-visit/rules.ts';
import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { TestBrowser } from '../devices/testing/test-browser.ts';
import { openTestApplication, type TestApplication } from '../documents/testing/test-application.ts';
import { sweepMedia } from '../media/sweep.ts';
import { manyCalls, upload } from '../media/testing/test-upload.ts';
import { startTestApp } from '../testing/test-app.ts';

const server = await startTestApp({ settings: manyCalls });
afterAll(server.close);
let mine: TestApplication;
beforeEach(async () => {
  mine = await openTestApplication(server);
});

const photo = () => mine.send('home_visit_evidence');
const address = () => `${mine.address()}/home-visit`;
const show = async () => (await mine.call('GET', address())).data;
const save = (homeImages: object, more: object = {}) =>
  mine.call('PATCH', address(), { isHomeVisitData: true, homeVisitData: { homeImages, ...more } });

test('before the first photo all lists are empty', async () => {
  expect(await show()).toEqual({ homeImages: noHomeImages, images: [], media: [] });
});

test('saving a step with its photos leaves the other steps unchanged', async () => {
  const [a, b, c] = [await photo(), await photo(), await photo()];
  await save({ homeImagesFront: [a, b] });
  const { status, data } = await save({ homeImagesGarage: [c] });
  expect(status).toBe(200);
  expect(data.homeImages).toEqual({ ...noHomeImages, homeImagesFront: [a, b], homeImagesGarage: [c] });
  expect(data.images).toEqual([a, b, c]);
  expect(data.media.map(({ id, mimeType }: { id: string; mimeType: string }) => [id, mimeType])).toEqual(
    [a, b, c].map((id) => [id, 'image/jpeg']),
  );
  expect(await show()).toMatchObject({ homeImages: data.homeImages, images: data.images });
});

test('the list of all photos is the union of the steps, regardless of the list sent', async () => {
  const [a, b] = [await photo(), await photo()];
  const { data } = await save({ homeImagesFront: [a], homeImagesSurroundings: [a] }, { images: [b, 'nonsense'] });
  expect(data.images).toEqual([a]);
});

test('a device that proved nothing adds to photos that it sent itself, and changes no others', async () => {
  const guarded = await startTestApp({ settings: { ...manyCalls, SECOND_FACTOR: 'known_devices' } });
  const driver = await openTestApplication(guarded);
  await driver.call('PATCH', `${driver.address()}/personal-data`, { firstName: 'Ana' });
  const strange = new TestBrowser(guarded);
  const put = (homeImagesFront: string[]) =>
    strange.call(driver.requestId, 'PATCH', '/home-visit', {
      isHomeVisitData: true,
      homeVisitData: { homeImages: { homeImagesFront } },
    });
  const [a, b, c] = [await driver.send('home_visit_evidence'), await driver.send('home_visit_evidence'), randomUUID()];
  expect((await put([a])).status).toBe(200);
  expect((await put([a, b])).status).toBe(200);
  for (const without of [[b], [], [c]]) expect((await put(without)).code).toBe('device_not_proved');
  await guarded.close();
});

test('removing a photo from its step removes it from both lists', async () => {
  const [a, b] = [await photo(), await photo()];
  await save({ homeImagesFront: [a, b] });
  const { data } = await save({ homeImagesFront: [b] }, { images: [b] });
  expect(data).toMatchObject({ homeImages: { homeImagesFront: [b] }, images: [b] });
  expect((await save({ homeImagesFront: [] })).data).toMatchObject({ images: [], media: [] });
});

test('a photo sent twice for a step counts once', async () => {
  const a = await photo();
  expect((await save({ homeImagesFront: [a, a.toUpperCase()] })).data.homeImages.homeImagesFront).toEqual([a]);
});

test.each([
  ['homeImagesFront', 3],
  ['homeImagesGarage', 2],
  ['homeImagesSurroundings', 3],
])('%s takes no %i photos', async (step, count) => {
  const ids = await Promise.all(Array.from({ length: count }, photo));
  const { status, error } = await save({ [step]: ids });
  expect(status).toBe(422);
  expect(error.errors[0]).toMatchObject({ path: `homeVisitData.homeImages.${step}`, code: 'too_many_photos' });
});

test('a photo of another application, an unknown one and nonsense are refused by name, and nothing is saved', async () => {
  const other = await openTestApplication(server);
  const foreign = await other.send('home_visit_evidence');
  const own = await photo();
  for (const id of [foreign, crypto.randomUUID(), 'nonsense', '']) {
    const { status, error } = await save({ homeImagesGarage: [own], homeImagesFront: [own, id] });
    expect(status, id).toBe(404);
    expect(error.code).toBe('media_not_found');
    expect(error.errors[0].path).toBe('homeVisitData.homeImages.homeImagesFront.1');
  }
  expect((await show()).images).toEqual([]);
});

test.each([
  ['JPEG', files.jpeg],
  ['PNG', files.png],
  ['WEBP', files.webp],
  ['GIF', () => files.animated('gif')],
  ['BMP', files.bmp],
  ['TIFF', files.tiff],
  ['HEIC', files.heic],
])('a %s photo of the home is taken and can be shown', async (_, make) => {
  const bytes = await make();
  const { data } = await upload(server, mine.requestId, 'home_visit_evidence', [{ bytes, name: 'foto' }]);
  const saved = await save({ homeImagesGarage: [data.id] });
  expect(saved.data.media[0].mimeType).toMatch(/^image\/(jpeg|png|webp|gif)$/);
  const shown = await server.inject({ url: saved.data.media[0].url });
  expect(shown.statusCode).toBe(200);
});

test('a PDF is not accepted as a photo of the home', async () => {
  const { error } = await save({ homeImagesGarage: [await mine.send('curp')] });
  expect(error.code).toBe('file_type_not_accepted');
  const sent = await upload(server, mine.requestId, 'home_visit_evidence', [{ bytes: await files.pdf() }]);
  expect(sent).toMatchObject({ status: 422, error: { code: 'file_type_not_accepted' } });
});

test.each([
  [{}],
  [{ isHomeVisitData: false, homeVisitData: { homeImages: {} } }],
  [{ isHomeVisitData: true }],
  [{ isHomeVisitData: true, homeVisitData: { homeImages: { kitchen: [] } } }],
  [{ isHomeVisitData: true, homeVisitData: { homeImages: { homeImagesFront: 'a' } } }],
  [{ isHomeVisitData: true, homeVisitData: { homeImages: { homeImagesFront: [1] } } }],
  [{ isHomeVisitData: true, homeVisitData: { homeImages: {}, status: 'approved' } }],
])('an invalid body is refused: %o', async (body) => {
  expect((await mine.call('PATCH', address(), body)).status).toBe(422);
});

test('two phones that save the same step at once leave one of the two lists', async () => {
  const [a, b, c, d] = [await photo(), await photo(), await photo(), await photo()];
  for (let round = 0; round < 5; round++) {
    const both = await Promise.all([save({ homeImagesFront: [a, b] }), save({ homeImagesFront: [c, d] })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect([`${a},${b}`, `${c},${d}`]).toContain((await show()).homeImages.homeImagesFront.join());
  }
});

test('the application shows its photos from the home visit stage on', async () => {
  const a = await photo();
  await save({ homeImagesGarage: [a] });
  const visit = async () => (await mine.call('GET', mine.address())).data.homeVisit;
  expect(await visit()).toBeNull();
  await mine.walkTo('home_visit');
  expect(await visit()).toEqual({
    status: 'pending',
    images: [a],
    homeImages: { ...noHomeImages, homeImagesGarage: [a] },
  });
});

test('a decided application accepts no photos and still shows its own', async () => {
  const a = await photo();
  await save({ homeImagesGarage: [a] });
  await mine.walkTo('rejected');
  expect(await save({ homeImagesGarage: [] })).toMatchObject({ status: 409, error: { code: 'application_closed' } });
  expect((await show()).images).toEqual([a]);
});

test('each change is in the audit log with its files; saving the same list again is not', async () => {
  const a = await photo();
  await save({ homeImagesGarage: [a] });
  await save({ homeImagesGarage: [a] });
  expect((await mine.events()).filter((kind) => kind === 'home_photos_saved')).toHaveLength(1);
});

test('a removed photo is deleted from the store a day later unless another step or paper uses it', async () => {
  const [kept, gone, document] = [await photo(), await photo(), await photo()];
  await photo();
  await save({ homeImagesFront: [kept, gone] });
  await mine.attach([{ mediaId: document, type: 'identity_card_front' }]);
  const hours = (n: number) => server.setNow(new Date(Date.now() + n * 3600_000));
  hours(30);
  await save({ homeImagesFront: [kept] });
  hours(40);
  await sweepMedia(server.deps);
  expect(await filesOf('id')).toEqual([kept, gone, document].sort());
  hours(55);
  await sweepMedia(server.deps);
  expect(await filesOf('id')).toEqual([kept, document].sort());
  hours(0);
  const stored: string[] = [];
  for await (const { key } of server.deps.storage.list()) stored.push(key);
  const keys = await filesOf('storage_key');
  expect(stored.filter((key) => keys.includes(key))).toHaveLength(2);
  expect((await show()).images).toEqual([kept]);
});

async function filesOf(column: 'id' | 'storage_key'): Promise<string[]> {
  const all = server.deps.db.selectFrom('media').where('application_id', '=', mine.applicationId);
  return (await all.select(column).orderBy('id').execute()).map((row) => String(Object.values(row)[0]));
}
