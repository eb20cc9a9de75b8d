import { type ClientRequest, get } from 'node:http';

/**
 * Opens as many streams as cookies are given. `onEvent` gets every event of the streams for which `isListening`; the
 * others only receive the bytes, as for consoles on other machines. Resolves once all streams have sent their first
 * event.
 */
export async function openStreams(
  port: number,
  cookies: readonly string[],
  onEvent: (name: string, data: string) => void,
  isListening: () => boolean,
): Promise<() => void> {
  const requests = await Promise.all(cookies.map((cookie) => open(port, cookie, onEvent, isListening)));
  return () => {
    for (const request of requests) request.destroy();
  };
}

function open(
  port: number,
  cookie: string,
  onEvent: (name: string, data: string) => void,
  isListening: () => boolean,
): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, accept: 'text/event-stream' };
    const request = get({ host: '127.0.0.1', port, path: '/api/staff/events', headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a stream was answered ${answer.statusCode}`));
      let rest = '';
      let isGreeted = false;
      answer.on('data', (bytes: Buffer) => {
        if (isGreeted && !isListening()) return;
        const chunk = bytes.toString('latin1');
        const parts = (rest + chunk).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) {
          const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
          if (name === 'hello') {
            isGreeted = true;
            resolve(request);
          } else if (name !== '') onEvent(name, data);
        }
      });
    });
    // Ended by the benchmark itself after the first event.
    request.on('error', reject);
  });
}
