import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A system that receives webhooks and answers as the test says; 200 unless it does. */
export async function openReceiver() {
  const receiver = { received: [] as Received[], answer: says(200), url: '', close };
  const server = createServer(async (request, reply) => {
    receiver.received.push({ headers: request.headers, body: (await buffer(request)).toString() });
    receiver.answer(request, reply);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks?key=secret-key`;
  return receiver;

  function close(): void {
    server.closeAllConnections();
    server.close();
  }
}

export const says =
  (status: number, headers = {}, body = 'ok'): RequestListener =>
  (_, reply) =>
    void reply.writeHead(status, headers).end(body);
