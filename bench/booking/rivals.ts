import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  /** `ok`, or the code of the refusal. */
  code: string;
  ms: number;
}

/** Sends one booking per rival, all at once, each over its own connection. */
export async function bookAtOnce(
  port: number,
  rivals: readonly { requestId: string; slotId: string }[],
): Promise<{ answers: Answer[]; seconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: rivals.length });
  const start = performance.now();
  const answers = await Promise.all(rivals.map(({ requestId, slotId }) => book(agent, port, requestId, slotId)));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { answers, seconds };
}

function book(agent: Agent, port: number, requestId: string, slotId: string): Promise<Answer> {
  const body = Buffer.from(JSON.stringify({ slotId, isAppointmentReschedule: false, source: 'customer' }));
  const path = `/api/public/admission/requests/${requestId}/calendar/appointment/create`;
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => {
        const code = JSON.parse(text).error?.code ?? 'ok';
        resolve({ status: answer.statusCode ?? 0, code, ms: performance.now() - start });
      });
    });
    sent.on('error', reject).end(body);
  });
}
