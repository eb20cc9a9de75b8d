import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';

export interface RandomProxy {
  /** The server of the next page; later pages alternate between the servers. */
  startWith(server: number): void;
  close(): void;
}

/** Passes each request on to a random server; only pages alternate between them. */
export async function startRandomProxy(port: number, origins: readonly string[]): Promise<RandomProxy> {
  const agent = new Agent({ keepAlive: true });
  let pages = 0;
  const pick = ({ headers }: IncomingMessage) =>
    headers['sec-fetch-dest'] === 'document' ? pages++ : Math.floor(Math.random() * origins.length);
  const server = createServer((incoming, outgoing) => {
    const origin = origins[pick(incoming) % origins.length] as string;
    const { method, headers, url = '/' } = incoming;
    const onward = request(origin + url, { method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    startWith(number) {
      pages = number;
    },
    close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
