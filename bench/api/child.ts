import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

interface Usage {
  /** User and system time so far, in seconds, of all threads. */
  cpu: number;
  /** Resident memory, current and peak, in MB. */
  rss: number;
  peak: number;
}

export interface Child<Hello> {
  hello: Hello & { port: number };
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts a server of this folder in a separate process; its logs are discarded. */
export async function startChild<Hello>(
  script: string,
  env: Record<string, string>,
  execArgv: string[] = [],
  args: string[] = [],
): Promise<Child<Hello>> {
  const child = fork(new URL(script, import.meta.url), args, {
    env: { ...process.env, ...env },
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${code} before it was ready`);
  });
  const [hello] = await Promise.race([once(child, 'message'), ended]);
  // From here on its exit is expected.
  ended.catch(() => {});
  return {
    hello,
    async usage() {
      child.send('usage');
      return (await once(child, 'message'))[0];
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** In the child: reports that it is listening, and its usage on request. */
export function reportToParent(hello: object): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const usage: Usage = {
      cpu: (user + system) / 1e6,
      rss: process.memoryUsage.rss() / 1e6,
      peak: process.resourceUsage().maxRSS / 1e3,
    };
    process.send?.(usage);
  });
  // A killed benchmark leaves no server behind.
  process.on('disconnect', () => process.exit());
  process.send?.(hello);
}

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
