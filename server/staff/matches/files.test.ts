import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Random } from '../../../sandbox/people/random.ts';
import { cardPhoto } from '../../../scripts/demo/drawings.ts';
import { createSlowReader, sendScreenshot } from '../../earnings/testing/test-screenshots.ts';
import { manyCalls, upload } from '../../media/testing/test-upload.ts';
import { openIn } from '../../testing/application.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { findMatches } from './find-matches.ts';
import { pairOf, picturePrint } from './pictures.ts';

const reader = createSlowReader();
let server: TestApp;
let eva: TestStaff;
beforeAll(async () => {
  server = await startTestApp({ settings: { ...manyCalls, WRITES_PER_HOUR: '100000' }, reader });
  server.setNow('2026-11-18T18:00:00Z');
  eva = await hire(server, 'reviewer', 'Eva');
});
afterAll(() => server.close());

type One = { requestId: string; applicationId: string };
const query: TestApp['query'] = (sql, values) => server.query(sql, values);
async function give({ requestId }: One, type: string, bytes: Uint8Array, name = 'foto.jpg'): Promise<string> {
  const { data, error } = await upload(server, requestId, type, [{ bytes, name }]);
  if (error) throw new Error(error.code);
  const updates = [{ mediaId: data.id, type }];
  const answer = await server.inject({
    method: 'PATCH',
    url: `/api/public/admission/requests/${requestId}/documents`,
    payload: { updates },
  });
  expect(answer.statusCode).toBe(200);
  return data.id;
}
const compare = async (...all: One[]) => {
  for (const { applicationId } of all) await findMatches(server.deps, applicationId);
};
const matchesOf = async ({ applicationId }: One) =>
  (await eva.call('GET', `/applications/${applicationId}/matches`)).data.items;

/** A photo of many patches in random grays, unlike any other. */
async function photo(): Promise<Buffer> {
  const patches = sharp(randomBytes(12 * 9 * 3), { raw: { width: 12, height: 9, channels: 3 } });
  return patches.resize(1200, 900, { kernel: 'cubic' }).jpeg({ quality: 92 }).toBuffer();
}
const copyOf = (picture: Buffer) => sharp(picture).resize(800).jpeg({ quality: 60 }).toBuffer();

describe('files', () => {
  test('with the same bytes are a match that names both files and their documents', async () => {
    const [first, other] = [await server.open('mx'), await server.open('mx')];
    const picture = await photo();
    const mediaId = await give(first, 'identity_card_front', picture, 'ine.jpg');
    await give(other, 'solidarity_obligor_identity_card_front', picture, 'copia.jpg');
    await compare(first, other);
    expect(await matchesOf(first)).toMatchObject([
      {
        kind: 'file',
        strength: 'same',
        mine: { value: 'ine.jpg', source: 'identity_card_front', mediaId },
        theirs: { value: 'copia.jpg', source: 'solidarity_obligor_identity_card_front' },
      },
    ]);
  });

  test('are no longer compared once they are replaced', async () => {
    const [first, other] = [await server.open('mx'), await server.open('mx')];
    const picture = await photo();
    for (const each of [first, other]) await give(each, 'identity_card_front', picture);
    await compare(first, other);
    await give(first, 'identity_card_front', await photo());
    await compare(first);
    expect(await matchesOf(other)).toEqual([]);
  });
});

describe('pictures', () => {
  test('match after shrinking and recompression; different pictures do not', async () => {
    const all = [await server.open('mx'), await server.open('mx'), await server.open('mx')] as const;
    const picture = await photo();
    const mediaId = await give(all[0], 'identity_card_front', picture);
    const copied = await give(all[1], 'identity_card_front', await copyOf(picture));
    await give(all[2], 'identity_card_front', await photo());
    await compare(...all);
    expect(await matchesOf(all[0])).toMatchObject([
      { kind: 'picture', strength: 'alike', mine: { mediaId }, theirs: { mediaId: copied } },
    ]);
    expect(await matchesOf(all[2])).toEqual([]);
  });

  test('do not match when they show two cards of one kind with different names', async () => {
    const [first, other] = [await server.open('mx'), await server.open('mx')];
    const card = async (lines: string[]) => (await cardPhoto(new Random(1), 'CREDENCIAL', lines)).bytes;
    await give(first, 'identity_card_front', await card(['ANA SOFIA LOPEZ', 'CALLE ROBLE 12']));
    await give(other, 'identity_card_front', await card(['JUAN PEREZ', 'AV. JUAREZ 1044, CENTRO']));
    await compare(first, other);
    expect(await matchesOf(first)).toEqual([]);
  });

  test('never match when blank, and are examined only once', async () => {
    const [first, other] = [await server.open('mx'), await server.open('mx')];
    const gray = (shade: number) =>
      sharp({ create: { width: 400, height: 300, channels: 3, background: { r: shade, g: shade, b: shade } } }).jpeg();
    await give(first, 'identity_card_front', await gray(120).toBuffer());
    await give(other, 'identity_card_front', await gray(125).toBuffer());
    await compare(first, other);
    expect(await matchesOf(first)).toEqual([]);
    const kept = await query('select layout from picture_prints where application_id = $1', [first.applicationId]);
    expect(kept).toEqual([{ layout: null }]);
  });

  test('are identified by both files, whichever is compared first', () => {
    const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
    expect(picturePrint(ids[0], ids[1])).toEqual(picturePrint(ids[1], ids[0]));
    expect(pairOf(picturePrint(...ids))).toEqual([...ids].sort());
  });
});

describe('screenshots', () => {
  const week = '2026-11-09';
  const figures = 'ffff-1234abcd-11112222333344445555';
  async function openWithScreen(amount: number, hash: string): Promise<One> {
    const application = await openIn(server, 'earnings_analysis');
    await sendScreenshot(server, { requestId: application.requestId, image: await reader.draw({ week, amount }) });
    await query('update screenshots set picture_hash = $2 where application_id = $1', [
      application.applicationId,
      hash,
    ]);
    return application;
  }

  test('match when week and figures are the same, but not when only the amount is', async () => {
    const application = await openWithScreen(4312.5, figures);
    const copy = await openWithScreen(4312.5, `eeee${figures.slice(4)}`);
    const chance = await openWithScreen(4312.5, 'ffff-1234abcd-66667777888899991111');
    await compare(application, copy, chance);
    expect(await matchesOf(application)).toMatchObject([
      { kind: 'screenshot', strength: 'alike', mine: { value: `${week} · 4312.50`, source: 'uber' } },
    ]);
    expect(await matchesOf(chance)).toEqual([]);
  });
});

test('one CLABE on bank statements of two applications is one match', async () => {
  const both = [await server.open('mx'), await server.open('mx')] as const;
  for (const application of both) {
    await give(application, 'identity_card_front', await photo());
    await query(
      `insert into paper_readings (version_id, kind, fields, problems, at)
       select id, 'bank_statement', '{"clabe":"012180012345678901","bank":"BBVA"}', '[]', now()
       from document_versions where application_id = $1`,
      [application.applicationId],
    );
  }
  await compare(...both);
  expect(await matchesOf(both[0])).toMatchObject([
    { kind: 'bank_account', mine: { value: 'BBVA 012180012345678901' } },
  ]);
});
