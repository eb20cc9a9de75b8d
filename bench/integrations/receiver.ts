import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { PublicEvent } from '@volante/contract/v1/events.ts';

/** Another system that receives webhooks; while it is down it refuses them. */
export interface Receiver {
  url: string;
  isDown: boolean;
  /** Of each event that it accepted, by its id: ms from the event to its arrival. */
  arrived: Map<string, number>;
  /** Events that came once more after they had been accepted. */
  again: number;
  close(): void;
}

export async function openReceiver(): Promise<Receiver> {
  const receiver: Receiver = { url: '', isDown: false, arrived: new Map(), again: 0, close: () => server.close() };
  const server = createServer(async (request, reply) => {
    const { id, timestamp } = (await json(request)) as PublicEvent;
    if (!receiver.isDown) {
      if (receiver.arrived.has(id)) receiver.again++;
      receiver.arrived.set(id, Date.now() - Date.parse(timestamp));
    }
    reply.writeHead(receiver.isDown ? 503 : 204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return receiver;
}
