import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { buildWeb } from '../../scripts/build-web.mjs';
import { serverFlags } from '../../scripts/server-flags.mjs';
import { judge, median } from '../run/figures.ts';
import { startDatabase } from '../run/own-database.ts';
import { type Child, type Job, load, send, startChild } from './child.ts';
import { benchPages, besideGets } from './pages.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);

interface Contender {
  child: Child<unknown>;
  job: Job;
}

// Pages are rendered by the build.
buildWeb(process.execPath);
const database = await startDatabase();
const env = database.settings;
const children: Child<unknown>[] = [];
const product = await start<{ requestId: string }>('./product-server.ts', env, serverFlags);
const { requestId } = product.hello;
const getPath = `/api/public/admission/requests/${requestId}`;
const sample = await send({ port: product.hello.port, path: getPath });
const receiver = await start('./product-server.ts', { ...env, RECEIVE_ONLY: 'yes' }, serverFlags);
const raw = await start('./raw-server.ts', { ...env, SAMPLE_ANSWER: sample });
const upload = await encodePhoto(requestId);

console.log(`Node ${process.version}, ${cpus().length} cores; ${rounds} alternating rounds, medians.`);
console.log(`The product runs with ${serverFlags.join(' ')}, as npm start does; raw with Node's defaults.`);
console.log('Servers are processes of their own; "per CPU-second" counts their user and system time, all threads.\n');
try {
  const get = await compare(
    { child: product, job: { port: product.hello.port, path: getPath } },
    { child: raw, job: { port: raw.hello.port, path: getPath } },
    { count: 6000, connections: 32 },
  );
  console.log(`GET request by id (${sample.length} bytes, same SQL, 32 connections), everything on`);
  report(get, 0.38);

  console.log('\nDrawing first screens, compression and all, 16 connections');
  await benchPages(product, requestId, rounds);

  const receive = await compare(
    { child: receiver, job: { ...upload, port: receiver.hello.port } },
    { child: raw, job: { ...upload, port: raw.hello.port } },
    { count: 120, connections: 4 },
  );
  const size = ((upload.body?.length ?? 0) / 1e6).toFixed(1);
  console.log(`\nReceiving a form with a photo of ${size} MB (to disk, SHA-256, type), 4 connections`);
  console.log('  product: gate, limits, hash, type, row and log; without opening the picture and keeping it');
  report(receive, 0.8);
  const before = await receiver.usage();
  await load({ ...upload, port: receiver.hello.port }, 200, 16);
  const after = await receiver.usage();
  const grown = Math.round(after.peak - before.peak);
  console.log(
    `  memory: ${Math.round(before.rss)} MB before; 200 uploads over 16 connections raised the peak by ${grown} MB`,
  );

  console.log('\nOpening the photo (decode, upright, re-encode), in child processes');
  await reportOpening();
} finally {
  await putAway();
}

async function start<Hello>(...[script, env, flags]: Parameters<typeof startChild>): Promise<Child<Hello>> {
  try {
    const child = await startChild<Hello>(script, env, flags);
    children.push(child);
    return child;
  } catch (error) {
    await putAway();
    throw error;
  }
}

async function putAway(): Promise<void> {
  for (const child of children) await child.stop();
  await database.remove();
}

async function compare(ours: Contender, floor: Contender, size: { count: number; connections: number }) {
  const results: { ours: number[]; floor: number[] } = { ours: [], floor: [] };
  // The first round is a warm-up and doesn't count.
  for (let round = 0; round <= rounds; round++) {
    const order = round % 2 ? (['ours', 'floor'] as const) : (['floor', 'ours'] as const);
    for (const name of order) {
      const { child, job } = name === 'ours' ? ours : floor;
      const start = await child.usage();
      await load(job, size.count, size.connections);
      const end = await child.usage();
      if (round > 0) results[name].push(size.count / (end.cpu - start.cpu));
    }
  }
  return results;
}

function report({ ours, floor }: { ours: number[]; floor: number[] }, wanted: number): void {
  const ratio = median(ours.map((value, round) => value / (floor[round] ?? Number.NaN)));
  console.log(`  product ${median(ours).toFixed(0)}, raw ${median(floor).toFixed(0)} per CPU-second`);
  judge(`ratio ${ratio.toFixed(2)} (wanted ${wanted.toFixed(2)})`, ratio >= wanted);
}

async function reportOpening(): Promise<void> {
  const port = product.hello.port;
  await besideGets({ port, path: getPath }, async () => {
    const times = await load({ ...upload, port }, 12, 4);
    console.log(`  whole call, 4 at once: median ${median(times).toFixed(0)} ms`);
  });
}

/** 12 megapixels of soft noise: about 3 MB, like a phone's photo. */
async function encodePhoto(id: string): Promise<Omit<Job, 'port'> & { body: Buffer }> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 16 };
  const photo = await sharp({ create: { width: 4032, height: 3024, channels: 3, noise, background: '#888' } })
    .jpeg({ quality: 81 })
    .toBuffer();
  const form = new FormData();
  form.append('mediaType', 'identity_card_front');
  form.append('file', new Blob([Uint8Array.from(photo)]), 'photo.jpg');
  const encoded = new Response(form);
  return {
    path: '/api/media/upload/',
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', 'x-admission-request-id': id },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}
