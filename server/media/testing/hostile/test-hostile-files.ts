import type { AddressInfo } from 'node:net';
import { isErrorCode } from '@volante/contract/errors.ts';
import { mediaEndpoints } from '@volante/contract/media/calls.ts';
import { acceptsKind, fileRules, type MediaType } from '@volante/contract/media/rules.ts';
import { watchTreeMemory } from '@volante/reader/pool/testing/test-tree-memory.ts';
import { corpus } from '@volante/reader/testing/hostile/test-corpus.ts';
import type { HostileFile } from '@volante/reader/testing/hostile/test-member.ts';
import * as files from '@volante/reader/testing/test-files.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../../../sandbox/people/random.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openInspector } from '../../inspector.ts';
import { arriving, manyCalls, traces } from '../test-upload.ts';

// Photos, documents that are PDFs, documents that may be either, and every kind of picture.
const types: MediaType[] = ['identity_card_front', 'curp', 'proof_of_address', 'home_visit_evidence'];

/**
 * The rules for hostile files, tried on the whole corpus or on a quarter of it: making and opening them all takes 25 seconds of the
 * processor.
 */
export function testHostileFiles(whole: boolean): void {
  const members = corpus.filter((_, place) => whole || place % 4 === 0);
  const changed = whole ? 60 : 20;
  let server: TestApp;
  let memory: ReturnType<typeof watchTreeMemory>;
  let requestId: string;
  let origin: string;

  beforeAll(async () => {
    memory = watchTreeMemory({ onlyNew: true });
    server = await startTestApp({ settings: manyCalls, inspector: openInspector() });
    ({ requestId } = await server.open('mx'));
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    await sendAll();
  }, 600_000);
  afterAll(() => server.close());

  async function send(type: MediaType, bytes: Buffer, name: string): Promise<Answer> {
    const form = new FormData();
    form.append('mediaType', type);
    form.append('file', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), name);
    const headers = { 'x-admission-request-id': requestId };
    const answer = await fetch(`${origin}/api/media/upload/`, { method: 'POST', headers, body: form });
    const { data, error } = await answer.json();
    return { status: answer.status, code: error?.code ?? 'taken', data };
  }

  const sent: Sent[] = [];
  let peak = 0;

  /**
   * Sends each of them as a type of document that takes its kind and as one that doesn't, the types in turns: its content is opened by
   * the same code for all. Making one takes up to a second of the processor.
   */
  async function sendAll(): Promise<void> {
    const queue = members.entries();
    await Promise.all(
      types.map(async () => {
        for (const [turn, member] of queue) {
          const bytes = await member.bytes();
          for (const type of typesFor(member, turn))
            sent.push({ member, type, answer: await send(type, bytes, member.name) });
        }
      }),
    );
    peak = memory.peak();
  }

  test(`${whole ? 'every' : 'every fourth'} hostile file is answered with its code, in bounded memory`, () => {
    const wrong = sent.filter(({ member, type, answer: { status, code } }) => {
      const wanted = expected(member, type);
      const fits = wanted === 'either' ? ['taken', 'file_unreadable'].includes(code) : code === wanted;
      return !fits || status !== (code === 'taken' ? 200 : 422);
    });
    const show = ({ member, type, answer }: Sent) => `${member.about}, ${type}: ${answer.status} ${answer.code}`;
    expect(new Set(sent.map(({ member }) => member)).size).toBe(members.length);
    expect(new Set(sent.map(({ type }) => type)).size).toBe(types.length);
    expect(wrong.map(show)).toEqual([]);
    // Seven of the corpus unpack to 4 GB each, and four are sent at a time: one large file, one small one and a PDF are open at once.
    expect(peak).toBeLessThan(600);
  });

  test('accepted files are harmless once stored, and refused ones leave nothing', async () => {
    const kept = sent.filter(({ answer }) => answer.code === 'taken');
    expect(kept.length).toBeGreaterThan(0);
    for (const { member, answer } of kept)
      await expectHarmless(await fetch(origin + answer.data.url), answer.data, member.about);
    expect(await arriving(server)).toEqual([]);
  }, 120_000);

  test('randomly changed files are accepted or refused, never a fault', async () => {
    const known = mediaEndpoints.uploadMedia.refusals as readonly string[];
    const before = await traces(server);
    let refused = 0;
    for (const { bytes, about } of await mutants(changed)) {
      const { status, code } = await send(about.includes('pdf') ? 'curp' : 'home_visit_evidence', bytes, about);
      expect(code === 'taken' ? status === 200 : known.includes(code) && isErrorCode(code), `${about}: ${code}`).toBe(
        true,
      );
      if (code !== 'taken') refused++;
    }
    expect((await traces(server)).rows - before.rows).toBe(changed - refused);
    expect(await arriving(server)).toEqual([]);
  }, 300_000);
}

interface Answer {
  status: number;
  code: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was answered
  data: any;
}

interface Sent {
  member: HostileFile;
  type: MediaType;
  answer: Answer;
}

function expected({ claims, answer }: HostileFile, type: MediaType): string {
  return claims && !acceptsKind(fileRules(type), claims) ? 'file_type_not_accepted' : answer;
}

function typesFor({ claims }: HostileFile, turn: number): MediaType[] {
  const taking = types.filter((type) => !claims || acceptsKind(fileRules(type), claims));
  const refusing = types.filter((type) => !taking.includes(type));
  return [taking, refusing].flatMap((of) => of[turn % of.length] ?? []);
}

async function expectHarmless(file: Response, data: Answer['data'], about: string): Promise<void> {
  const header = (name: string) => file.headers.get(name) ?? '';
  expect(file.status, about).toBe(200);
  expect(['image/jpeg', 'image/png', 'application/pdf'], about).toContain(header('content-type'));
  expect(header('x-content-type-options'), about).toBe('nosniff');
  expect(header('content-security-policy'), about).toMatch(/^default-src 'none';.*sandbox$/);
  // A picture was written by us. A PDF is as it was sent, and may act in a viewer.
  expect(header('content-disposition'), about).toMatch(
    data.mimeType === 'application/pdf'
      ? /^attachment; filename\*=UTF-8''[\w.!~%-]+\.pdf$/i
      : /^inline; filename\*=UTF-8''[\w.!~%-]+\.(jpe?g|png)$/i,
  );
  expect([...data.fileName].length, about).toBeLessThanOrEqual(120);
  const body = Buffer.from(await file.arrayBuffer());
  if (data.mimeType === 'application/pdf') return;
  const { exif, xmp, iptc, format, pages = 1 } = await sharp(body).metadata();
  expect({ exif, xmp, iptc, pages, type: `image/${format}` }, about).toEqual({ pages: 1, type: data.mimeType });
  expect(body.includes('<script>') || body.includes('PK\x03\x04') || body.includes('%PDF'), about).toBe(false);
}

/** Files with bytes changed, cut out and repeated at random; reproducible by `seed`. */
async function mutants(count: number, seed = 1): Promise<{ about: string; bytes: Buffer }[]> {
  const whole: [string, Buffer][] = [
    ['jpeg', await files.jpeg()],
    ['png', await files.png()],
    ['gif', await files.animated('gif')],
    ['webp', await files.webp()],
    ['tiff', await files.tiff()],
    ['bmp', await files.bmp()],
    ['heic', await files.heic()],
    ['pdf', await files.pdf(3)],
    ['acting pdf', await files.scriptPdf()],
    ['locked pdf', await files.restrictedPdf()],
  ];
  const source = new Random(seed);
  const random = (below: number) => source.whole(0, below - 1);
  return Array.from({ length: count }, (_, i) => {
    const [kind, bytes] = whole[i % whole.length]!;
    return { about: `${kind}, mutant ${i} of seed ${seed}`, bytes: mutate(bytes, random) };
  });
}

function mutate(original: Buffer, random: (below: number) => number): Buffer {
  let bytes = Buffer.from(original);
  for (let change = random(8); change >= 0; change--) {
    // Headers matter more than content.
    const at = random(random(2) ? Math.min(200, bytes.length) : bytes.length);
    const length = random(64);
    const way = random(5);
    if (way === 0) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    else if (way === 1) bytes = Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
    else if (way === 2) bytes.fill([0, 0xff, 0x7f, 0x80][random(4)]!, at, Math.min(at + random(5), bytes.length));
    else bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
    if (bytes.length === 0) return Buffer.from(original);
  }
  return bytes;
}
