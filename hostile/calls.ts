import { readFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import sharp from 'sharp';

export interface Sender {
  port: number;
  /** Local address of the call: 127.0.0.2 and 127.0.0.3 count as different clients. */
  from: string;
}

export interface Answer {
  status: number;
  code: string | null;
  headers: IncomingHttpHeaders;
  ms: number;
}

interface Call {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
  signal?: AbortSignal;
}

const CALL_TIMEOUT = 120_000;

/** Sends one call on its own connection. A broken connection returns status 0. */
export function call({ port, from }: Sender, { method = 'GET', path, headers, body, signal }: Call): Promise<Answer> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const give = (status: number, code: string | null, headers: IncomingHttpHeaders = {}) =>
      resolve({ status, code, headers, ms: performance.now() - begun });
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        localAddress: from,
        agent: false,
        headers: { ...headers, ...(body && { 'content-length': String(body.length) }) },
        timeout: CALL_TIMEOUT,
        ...(signal && { signal }),
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => give(answer.statusCode ?? 0, codeIn(Buffer.concat(parts)), answer.headers));
        answer.on('error', () => give(0, null));
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => give(0, null));
    sent.end(body);
  });
}

/** A complete multipart form, with the header that names its boundary. */
export async function encodeForm(fields: Record<string, string>, files: Record<string, Uint8Array>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of Object.entries(files))
    form.append(name, new Blob([Uint8Array.from(bytes)]), `${name}.jpg`);
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

export async function sendFile(sender: Sender, id: string, mediaType: string, file: Uint8Array, signal?: AbortSignal) {
  const { headers, body } = await encodeForm({ mediaType }, { file });
  const all = { ...headers, 'x-admission-request-id': id };
  return call(sender, { method: 'POST', path: '/api/media/upload/', headers: all, body, ...(signal && { signal }) });
}

export async function sendScreenshot(sender: Sender, id: string, image: Uint8Array, signal?: AbortSignal) {
  const { headers, body } = await encodeForm({ requestId: id, platform: 'uber', uploadType: 'earnings' }, { image });
  const all = { ...headers, 'x-admission-request-id': id };
  return call(sender, {
    method: 'POST',
    path: '/api/ocr/upload-screenshots',
    headers: all,
    body,
    ...(signal && { signal }),
  });
}

function codeIn(bytes: Buffer): string | null {
  try {
    return JSON.parse(bytes.toString()).error?.code ?? null;
  } catch {
    return null;
  }
}

// Legal but costly files: the same as any phone may send, only more of it.

/** 12 megapixels of soft noise: about 3 MB, like a phone's photo. */
export function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 16 };
  return sharp({ create: { width: 4032, height: 3024, channels: 3, noise, background: '#888' } })
    .jpeg({ quality: 81 })
    .toBuffer();
}

/** A readable weekly summary of a week outside the twelve: it is read completely, refused, and may be sent again. */
export async function oldScreenshot(number: number): Promise<Buffer> {
  const picture = await readFile(new URL('../reader/screenshots/fixtures/same-template-2.jpg', import.meta.url));
  return differently(picture, number);
}

/** A picture full of words: the cost of reading grows with them. */
export async function pageOfWords(number: number): Promise<Buffer> {
  const lines = Array.from({ length: 75 }, (_, row) => {
    const words = Array.from({ length: 16 }, (_, column) => 1000 + row * 16 + column).join(' ');
    return `<text x="10" y="${20 + row * 25}" font-size="18" font-family="sans-serif">${words}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1900"><rect width="1080" height="1900" fill="#fff"/>${lines.join('')}</svg>`;
  return differently(await sharp(Buffer.from(svg)).png().toBuffer(), number);
}

/** One bit per pixel without a pattern: a small file, but large in any other format. */
export function bitNoise(): Promise<Buffer> {
  const edge = 6000;
  const bits = Buffer.alloc(edge * edge);
  let state = 1;
  for (let at = 0; at < bits.length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bits[at] = state & 1 ? 255 : 0;
  }
  return sharp(bits, { raw: { width: edge, height: edge, channels: 1 } })
    .png({ palette: true, colours: 2, compressionLevel: 6 })
    .toBuffer();
}

// Bytes after the end of a picture change only its digest.
function differently(picture: Buffer, number: number): Buffer {
  return Buffer.concat([picture, Buffer.from(String(number))]);
}
