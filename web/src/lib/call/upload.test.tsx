import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isReadFailure } from '../files/read-failure.ts';
import { goneFile } from '../files/testing/gone-file.ts';
import { createUpload } from './upload.ts';

interface Sent {
  key: string | undefined;
  identity: string | undefined;
  form: FormData;
}

type Answer = { status: number; body: unknown; retryAfter?: string } | 'lost' | 'silent';

const sent: Sent[] = [];
let plan: Answer[] = [];

/** Simulates the network below an upload; everything above it is real. */
class Network {
  upload: { onprogress?: (event: unknown) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  private headers: Record<string, string> = {};

  open(): void {}

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  private retryAfter: string | null = null;

  getResponseHeader(): string | null {
    return this.retryAfter;
  }

  abort(): void {
    this.onabort?.();
  }

  send(form: FormData): void {
    sent.push({ key: this.headers['Idempotency-Key'], identity: this.headers['X-Sender'], form });
    const answer = plan.shift() ?? 'silent';
    if (answer === 'silent') return;
    setTimeout(() => {
      if (answer === 'lost') return this.onerror?.();
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      this.upload.onload?.();
      this.status = answer.status;
      this.retryAfter = answer.retryAfter ?? null;
      this.responseText = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      this.onload?.();
    });
  }
}

const taken: Answer = { status: 200, body: { data: { id: 'm1' } } };
const refused: Answer = { status: 429, body: { error: { code: 'duplicate_image', message: '', errors: [] } } };

const upload = createUpload({ headers: () => ({ 'X-Sender': 'a1' }) });

/** Different bytes each time, because files sent before are remembered. */
const picture = () => new File([crypto.getRandomValues(new Uint8Array(100))], 'semana.png', { type: 'image/png' });
const send = (file: File, more = {}) =>
  upload('POST /media/upload/', { fields: { mediaType: 'curp' }, part: 'file', files: [file], ...more });

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('XMLHttpRequest', Network);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file is sent with its fields and its sender, and reports its progress', async () => {
  plan = [taken];
  const progress = vi.fn();
  expect(await send(picture(), { onProgress: progress })).toEqual({ id: 'm1' });
  expect([...(sent[0]?.form.keys() ?? [])]).toEqual(['mediaType', 'file']);
  expect(sent[0]?.identity).toBe('a1');
  expect(progress).toHaveBeenCalledWith(0.5);
});

test('a broken connection is tried again under the same key', async () => {
  plan = ['lost', taken];
  await send(picture());
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toBe(sent[1]?.key);
});

test('a file that is gone while it is sent is no broken connection, and is not tried again', async () => {
  plan = ['lost', taken];
  const file = await goneFile('semana.png', 'image/png');
  // Without TLS nothing has read it before it is sent.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await expect(send(file)).rejects.toSatisfy(isReadFailure);
  expect(sent).toHaveLength(1);
});

test('20 seconds without a byte moving count as broken', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  plan = ['silent', taken];
  const done = send(picture());
  await expect.poll(() => sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await done).toEqual({ id: 'm1' });
});

test('a full or busy server is retried after the time it asks for, without a press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const full = { code: 'server_unavailable_error', message: '', errors: [] };
  const crowded = { code: 'rate_limited', message: '', errors: [] };
  plan = [
    { status: 503, retryAfter: '10', body: { error: full } },
    { status: 429, retryAfter: '5', body: { error: crowded } },
    taken,
  ];
  const done = send(picture());
  await expect.poll(() => sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(9000);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(8000);
  expect(await done).toEqual({ id: 'm1' });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('a proxy’s page for a file too large for it is named, and one for a missing server is tried again', async () => {
  plan = [{ status: 413, body: '<html>413 Request Entity Too Large</html>' }];
  await expect(send(picture())).rejects.toMatchObject({ code: 'proxy_limit', status: 413 });
  plan = [{ status: 502, body: '<html>502 Bad Gateway</html>' }, taken];
  expect(await send(picture())).toEqual({ id: 'm1' });
  expect(sent).toHaveLength(3);
  expect(sent[1]?.key).toBe(sent[2]?.key);
});

test('a refusal is reported at once, and choosing the same file again starts over', async () => {
  plan = [refused, taken];
  const file = picture();
  await expect(send(file)).rejects.toMatchObject({ code: 'duplicate_image', status: 429 });
  await send(file);
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

test('a long wait requested by a server is reported', async () => {
  const limited = {
    status: 429,
    retryAfter: '1800',
    body: { error: { code: 'rate_limited', message: '', errors: [] } },
  };
  plan = [limited, taken];
  await expect(send(picture())).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 1_800_000 });
  expect(sent).toHaveLength(1);
});

test('the same file for another purpose has a key of its own', async () => {
  plan = [taken, taken];
  const file = picture();
  await send(file);
  await upload('POST /media/upload/', { fields: { mediaType: 'selfie_photo' }, part: 'file', files: [file] });
  expect(sent[0]?.key?.split('-')[0]).not.toBe(sent[1]?.key?.split('-')[0]);
});

test('the same file for another address gets a key of its own, and the form does not contain the address', async () => {
  plan = [taken, taken];
  const file = picture();
  for (const visitId of ['one', 'two']) await send(file, { params: { visitId } });
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  for (const { form } of sent) expect([...form.keys()]).toEqual(['mediaType', 'file']);
});

test('an upload that is cancelled ends at once', async () => {
  plan = ['silent'];
  const controller = new AbortController();
  const done = send(picture(), { signal: controller.signal });
  await expect.poll(() => sent).toHaveLength(1);
  controller.abort('cancelled');
  await expect(done).rejects.toBe('cancelled');
});
