import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { corpus } from '@volante/reader/testing/hostile/test-corpus.ts';
import {
  type Answer,
  bitNoise,
  call,
  oldScreenshot,
  pageOfWords,
  phonePhoto,
  type Sender,
  sendFile,
  sendScreenshot,
} from './calls.ts';
import type { Product } from './product.ts';

/** The number of each answer: `{ '200': 3, '503 server_unavailable_error': 5 }`. */
export type Tally = Record<string, number>;

export interface Attack {
  name: string;
  /** The attack, until stopped. */
  run(product: Product, until: AbortSignal): Promise<Tally>;
}

let addresses = 10;
const strangerTo = (product: Product): Sender => ({ port: product.port, from: `127.0.0.${addresses++}` });

export const attacks: Attack[] = [
  {
    name: 'hostile files, over and over',
    async run(product, until) {
      const ids = [product.take('mx'), product.take('mx'), product.take('us')];
      const files = await Promise.all(corpus.map(({ bytes }) => bytes()));
      const types = ['home_visit_evidence', 'curp', 'identity_card_front'];
      const sender = strangerTo(product);
      return sideBySide(6, until, (n, signal) => {
        const file = files[Math.floor(n / 2) % files.length]!;
        return sendFile(sender, ids[n % 3]!, types[n % 3]!, file, signal);
      });
    },
  },
  {
    name: 'hostile files as screenshots',
    async run(product, until) {
      const id = product.take('mx');
      const files = await Promise.all(corpus.filter(({ claims }) => claims !== 'pdf').map(({ bytes }) => bytes()));
      const sender = strangerTo(product);
      return sideBySide(6, until, (n, signal) => sendScreenshot(sender, id, files[n % files.length]!, signal));
    },
  },
  {
    name: '36 legal photos of one link at once',
    async run(product, until) {
      const id = product.take('mx');
      const photo = await phonePhoto();
      const sender = strangerTo(product);
      return sideBySide(36, until, (_, signal) => sendFile(sender, id, 'home_visit_evidence', photo, signal));
    },
  },
  {
    name: '70 screenshots of one link at once',
    async run(product, until) {
      const id = product.take('mx');
      const sender = strangerTo(product);
      return sideBySide(70, until, async (n, signal) =>
        sendScreenshot(sender, id, await oldScreenshot(1_000_000 + n), signal),
      );
    },
  },
  {
    name: 'pictures of 1,200 words',
    async run(product, until) {
      const id = product.take('mx');
      const picture = await pageOfWords(0);
      const sender = strangerTo(product);
      return sideBySide(4, until, (n, signal) =>
        sendScreenshot(sender, id, Buffer.concat([picture, Buffer.from(String(n))]), signal),
      );
    },
  },
  {
    name: 'noise that grows when stored',
    async run(product, until) {
      const id = product.take('mx');
      const noise = await bitNoise();
      const sender = strangerTo(product);
      return sideBySide(2, until, (_, signal) => sendFile(sender, id, 'home_visit_evidence', noise, signal));
    },
  },
  {
    name: 'slow forms without a link',
    async run(product, until) {
      const sender = strangerTo(product);
      return sideBySide(30, until, (_, signal) => sendSlowly(sender, signal));
    },
  },
  {
    name: 'dashes between dashes, with a key',
    async run(product, until) {
      const id = product.take('mx');
      const body = Buffer.alloc(30 * 1024 * 1024, '-');
      const sender = strangerTo(product);
      return sideBySide(2, until, (_, signal) =>
        call(sender, {
          method: 'POST',
          path: '/api/media/upload/',
          headers: {
            'content-type': 'multipart/form-data; boundary=-',
            'x-admission-request-id': id,
            'idempotency-key': randomUUID(),
          },
          body,
          signal,
        }),
      );
    },
  },
  {
    name: "a flood of right calls from the driver's own address",
    async run(product, until) {
      const id = product.take('mx');
      const sender = { port: product.port, from: '127.0.0.2' };
      return sideBySide(4, until, (_, signal) =>
        call(sender, { path: `/api/public/admission/requests/${id}`, signal }),
      );
    },
  },
  {
    name: 'guesses at links',
    async run(product, until) {
      const sender = strangerTo(product);
      return sideBySide(200, until, (_, signal) =>
        call(sender, { path: `/api/public/admission/requests/${randomUUID()}`, signal }),
      );
    },
  },
];

/** The attacker's pause after a refusal, in ms. */
const REFUSED = 1000;

/** Keeps this many calls running until stopped, then aborts them. */
async function sideBySide(
  count: number,
  until: AbortSignal,
  send: (n: number, signal: AbortSignal) => Promise<Answer>,
): Promise<Tally> {
  const tally: Tally = {};
  let sent = 0;
  async function sender(): Promise<void> {
    while (!until.aborted) {
      const { status, code } = await send(sent++, until);
      const answer =
        until.aborted && status === 0
          ? 'broken off at the end'
          : [status, code].filter(Boolean).join(' ') || 'no answer';
      tally[answer] = (tally[answer] ?? 0) + 1;
      // Refused attackers retry as a program would; without a pause we would only measure the network.
      if (status !== 200) await pause(REFUSED);
    }
  }
  await Promise.all(Array.from({ length: count }, sender));
  return tally;
}

/** A form with a file and without a link before it, sent as slowly as allowed: 64 KB now and then, 15 MB in total. */
function sendSlowly({ port, from }: Sender, signal: AbortSignal): Promise<Answer> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from });
    let said = '';
    let left = 240;
    const head = [
      'POST /api/ocr/upload-screenshots HTTP/1.1',
      'host: localhost',
      'content-type: multipart/form-data; boundary=xxxx',
      'content-length: 15800000',
      '',
      '--xxxx',
      'content-disposition: form-data; name="image"; filename="a.jpg"',
      '',
      '',
    ].join('\r\n');
    socket.on('connect', () => socket.write(head));
    socket.on('data', (data) => {
      said += data;
    });
    socket.on('error', () => {});
    const timer = setInterval(() => {
      if (left-- > 0 && !said) socket.write(Buffer.alloc(64 * 1024, 7));
      else socket.destroy();
    }, 25);
    signal.addEventListener('abort', () => socket.destroy(), { once: true });
    socket.on('close', () => {
      clearInterval(timer);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0);
      const code = /"code":"(\w+)"/.exec(said)?.[1] ?? null;
      resolve({ status, code, headers: {}, ms: performance.now() - begun });
    });
  });
}
