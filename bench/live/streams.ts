import { type ClientRequest, get } from 'node:http';

/** Opens as many streams as cookies are given; `onEvent` hears every event of each. Resolves once all were greeted. */
export async function openStreams(
  port: number,
  cookies: readonly string[],
  onEvent: (name: string, data: string) => void,
): Promise<() => void> {
  const requests = await Promise.all(cookies.map((cookie) => open(port, cookie, onEvent)));
  return () => {
    for (const request of requests) request.destroy();
  };
}

function open(port: number, cookie: string, onEvent: (name: string, data: string) => void): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, accept: 'text/event-stream' };
    const request = get({ host: '127.0.0.1', port, path: '/api/staff/events', headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a stream was answered ${answer.statusCode}`));
      let rest = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        const parts = (rest + chunk).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) {
          const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
          if (name === 'hello') resolve(request);
          else if (name !== '') onEvent(name, data);
        }
      });
    });
    // Ended by the benchmark itself after the greeting.
    request.on('error', reject);
  });
}
