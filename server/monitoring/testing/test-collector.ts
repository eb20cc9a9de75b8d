import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as it arrives. */
export interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}
export type Collector = Awaited<ReturnType<typeof startCollector>>;

/** A collector of traces that keeps what it is sent. */
export async function startCollector() {
  const bodies: string[] = [];
  const heads: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    heads.push(request.headers);
    bodies.push(JSON.stringify(await json(request)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heads,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }).resourceSpans.flatMap(
          (resourceSpan) => resourceSpan.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    clear() {
      bodies.length = 0;
      heads.length = 0;
    },
    close: () => server.close(),
  };
}
