import type { FastifyInstance, InjectOptions } from 'fastify';
import type { MadeUpFile } from './drawings.ts';

/** The data returned by a call that must succeed. Otherwise throws the refusal, without the call's content. */
export async function answerOf(app: FastifyInstance, call: InjectOptions): Promise<unknown> {
  const answer = await app.inject(call);
  if (answer.statusCode < 400)
    return String(answer.headers['content-type']).includes('json') ? answer.json().data : null;
  const url = String(call.url).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…');
  throw new Error(`${call.method} ${url}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
}

/** A form with a file, as a browser encodes it. */
export async function multipart(fields: Record<string, string>, part: string, { name, mimeType, bytes }: MadeUpFile) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(part, new Blob([new Uint8Array(bytes)], { type: mimeType }), name);
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  return { payload, headers: { 'content-type': encoded.headers.get('content-type')! } };
}
