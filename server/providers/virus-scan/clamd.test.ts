import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { virusScanRules } from '../contracts/virus-scan.ts';
import { clamdScanner, pingClamd } from './clamd.ts';

let clamd: Server | undefined;
afterEach(() => {
  clamd?.close();
});
const log = pino({ level: 'silent' });

async function clamdThat(answers: string | null): Promise<string> {
  clamd = createServer((socket) => {
    socket.on('error', () => {}).resume();
    if (answers !== null) socket.end(answers);
  }).listen(0, '127.0.0.1');
  await once(clamd, 'listening');
  return `127.0.0.1:${(clamd.address() as AddressInfo).port}`;
}

test.each(virusScanRules)('clamd: $says', async ({ holds }) => {
  clamd = createServer((socket) => {
    let received = '';
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1');
      if (received.endsWith('\0\0\0\0'))
        socket.end(received.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  }).listen(0, '127.0.0.1');
  await once(clamd, 'listening');
  await holds(clamdScanner(`127.0.0.1:${(clamd.address() as AddressInfo).port}`, log, 2000));
});

test('a scanner that accepts the file and never answers times out', async () => {
  const scanner = clamdScanner(await clamdThat(null), log, 200);
  await expect(scanner.scan(import.meta.filename)).rejects.toMatchObject({ code: 'virus_scan_unavailable' });
});

test('without its scanner no file is accepted', async () => {
  const address = await clamdThat('');
  clamd?.close();
  const scanner = clamdScanner(address, log, 1000);
  await expect(scanner.scan(import.meta.filename)).rejects.toMatchObject({ code: 'virus_scan_unavailable' });
});

test('only a plain OK accepts a file', async () => {
  for (const answer of ['stream: OK', 'stream: OKAY\0', 'stream: \0', 'OK\0', 'stream: X ERROR\0', 'HTTP/1.1 200 OK']) {
    const scan = clamdScanner(await clamdThat(answer), log, 1000).scan(import.meta.filename);
    await (answer === 'stream: OK' ? expect(scan).resolves.toBeUndefined() : expect(scan).rejects.toThrow());
    clamd?.close();
  }
});

test('another program on clamd’s port is detected', async () => {
  await expect(pingClamd(await clamdThat('PONG\0'))).resolves.toBeUndefined();
  clamd?.close();
  await expect(pingClamd(await clamdThat('HTTP/1.1 400 Bad Request\0'))).rejects.toThrow('did not answer PONG');
});
