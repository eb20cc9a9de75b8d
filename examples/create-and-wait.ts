// Creates an application, waits for the webhook that says that its driver sent it, and fetches it.
//   VOLANTE_URL=https://apply.example.com VOLANTE_TOKEN=vol_… WEBHOOK_SECRET=whsec_… PORT=8080 node create-and-wait.ts CRM-1043
import { EventEmitter, on, once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { dataOf, needed, type PublicEvent, volante } from './client.ts';

const [reference] = process.argv.slice(2);
if (!reference) throw new Error('Name your reference: node create-and-wait.ts CRM-1043');
/** Drivers take hours or days. */
const MOST_MINUTES = Number(process.env.MOST_MINUTES ?? 24 * 60);
/** An event has some hundred characters. */
const MOST_CHARACTERS = 100_000;

const webhook = new Webhook(needed('WEBHOOK_SECRET'));
const heard = new EventEmitter();
const server = createServer(async (request, response) => {
  try {
    const body = await bodyOf(request);
    // Over the text as it came, before anything is parsed. Forged, changed and old requests are refused.
    const event = webhook.verify(body, request.headers as Record<string, string>) as PublicEvent;
    // Answer first and work afterwards: an answer that takes too long counts as a failure, and the event comes again.
    response.writeHead(204).end();
    heard.emit('event', event);
  } catch {
    response.writeHead(400, { connection: 'close' }).end();
  }
});
// Listens before the application exists, so that none of its events is missed.
const events = on(heard, 'event', { signal: AbortSignal.timeout(MOST_MINUTES * 60_000) });
server.listen(Number(needed('PORT')));
await once(server, 'listening');

try {
  // The key makes a repeat harmless: the same request gets the same answer again, and opens no second application.
  const created = dataOf(
    await volante.POST('/applications', {
      params: { header: { 'Idempotency-Key': reference } },
      body: { country: 'mx', firstName: 'María', phone: '+525512345678', externalReference: reference },
    }),
  );
  console.log(`For the driver only: ${created.url}`);
  const { type, timestamp } = await eventOf(created.id, 'application.submitted');
  console.log(`${type} at ${timestamp}`);
  // An event says that something changed. What it is now, the API says.
  const application = dataOf(
    await volante.GET('/applications/{applicationId}', { params: { path: { applicationId: created.id } } }),
  );
  console.log(
    `${application.reference} of ${application.name}: ${application.stage}, waits for ${application.waitsFor}`,
  );
} catch (error) {
  if ((error as Error).name !== 'AbortError') throw error;
  console.error(`Not sent within ${MOST_MINUTES} minutes. Its events go on: follow them in the feed.`);
  process.exitCode = 1;
} finally {
  server.closeAllConnections();
  server.close();
}

/** The first event of this type about this application. */
async function eventOf(applicationId: string, type: PublicEvent['type']): Promise<PublicEvent> {
  // An event may come twice: a system that does something for each keeps the ids of those that it handled.
  for await (const [event] of events as AsyncIterable<[PublicEvent]>)
    if (event.data.applicationId === applicationId && event.type === type) return event;
  throw new Error('The server ended.');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) {
    body += part;
    if (body.length > MOST_CHARACTERS) throw new Error('too long');
  }
  return body;
}
