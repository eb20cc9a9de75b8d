import { type IncomingHttpHeaders, request } from 'node:http';

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
