import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { receivingFolder } from '../../../media/receive.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { drain, listen } from './listen.ts';

let server: TestApp;
afterEach(() => server.close());

const body = '--b\r\nContent-Disposition: form-data; name="mediaType"\r\n\r\ncurp\r\n--b--\r\n';

test('a sender that stalls does not keep the server from stopping, and leaves nothing', async () => {
  await startUpload('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF', 5000);
  await expect.poll(() => readdir(receivingFolder(server.deps))).not.toEqual([]);
  const before = Date.now();
  await drain(server.app, 400);
  expect(Date.now() - before).toBeGreaterThan(350);
  expect(Date.now() - before).toBeLessThan(3000);
  await expect.poll(() => readdir(receivingFolder(server.deps))).toEqual([]);
});

test('a server that stops waits for a sender that continues, and answers it', async () => {
  const { socket, said } = await startUpload(body.slice(0, 20), body.length);
  const drained = drain(server.app, 5000);
  await expect.poll(() => server.app.server.listening).toBe(false);
  socket.write(body.slice(20));
  await Promise.all([drained, once(socket, 'close')]);
  expect(said()).toContain('file_missing');
});

test('a call that came before the port closed is answered, however busy the server was', async () => {
  server = await startTestApp();
  await listen(server.app, { ...server.deps.config, PORT: 0, HOST: '127.0.0.1' });
  const { port } = server.app.server.address() as { port: number };
  // The kernel has taken this connection; the server can accept it only once this turn is over.
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('error', (error) => (text += error));
  socket.on('data', (more) => (text += more));
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await Promise.all([drain(server.app), once(socket, 'close')]);
  expect(text).toContain('200 OK');
});

/** Sends the head of an upload and the first part of a body of `length` bytes. */
async function startUpload(first: string, length: number): Promise<{ socket: Socket; said: () => string }> {
  server = await startTestApp();
  const { requestId } = await server.open('mx');
  await listen(server.app, { ...server.deps.config, PORT: 0, HOST: '127.0.0.1' });
  const { port } = server.app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('error', () => {});
  socket.on('data', (more) => (text += more));
  socket.write(
    `POST /api/media/upload/ HTTP/1.1\r\nHost: localhost\r\nX-Admission-Request-Id: ${requestId}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The server answers this once it has received the head.
  await expect.poll(() => text).toContain('100 Continue');
  socket.write(first);
  return { socket, said: () => text };
}
