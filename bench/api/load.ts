import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

export interface Job {
  port: number;
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer;
}

/** Sends `count` requests over `connections` kept-alive connections; returns the duration of each in ms. */
export async function load(job: Job, count: number, connections: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let left = count;
  async function caller(): Promise<void> {
    while (left-- > 0) {
      const start = performance.now();
      await send(job, agent);
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: connections }, caller));
  agent.destroy();
  return times;
}

/** Sends one request and returns the response body. */
export function send({ port, path, method = 'GET', headers, body }: Job, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const length = body && { 'content-length': body.length };
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers, ...length }, ...(agent && { agent }) },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(text);
          else reject(new Error(`${path} answered ${answer.statusCode}: ${text}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
