// Creates an application, waits for the webhook that says what happened to it, and fetches it.
//   VOLANTE_URL=https://apply.example.com VOLANTE_TOKEN=vol_… WEBHOOK_SECRET=whsec_… PORT=8080 node create-and-wait.ts
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { dataOf, needed, type PublicEvent, volante } from './client.ts';

const AWAITED = process.env.AWAITED ?? 'application.submitted';
const webhook = new Webhook(needed('WEBHOOK_SECRET'));
const heard = Promise.withResolvers<PublicEvent>();

// The key makes a repeat harmless: if the answer is lost, the same request gets it again and opens no second application.
const created = dataOf(
  await volante.POST('/applications', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { country: 'mx', firstName: 'María', phone: '+525512345678', externalReference: `CRM-${Date.now()}` },
  }),
);

const server = createServer(async (request, response) => {
  const body = await text(request);
  try {
    // Over the bytes as they came, before anything is parsed. Forged, changed and old requests are refused.
    const event = webhook.verify(body, request.headers as Record<string, string>) as PublicEvent;
    // Answer first and work afterwards: an answer that takes too long counts as a failure, and the event comes again. Remember the
    // ids of what was handled, since an event may come twice.
    response.writeHead(204).end();
    if (event.data.applicationId === created.id && event.type === AWAITED) heard.resolve(event);
  } catch {
    response.writeHead(400).end();
  }
});
server.listen(Number(needed('PORT')), () => console.log(`For the driver only: ${created.url}`));

const { type, timestamp } = await heard.promise;
console.log(`${type} at ${timestamp}`);
// An event says that something changed. What it is now, the API says.
const application = dataOf(
  await volante.GET('/applications/{applicationId}', { params: { path: { applicationId: created.id } } }),
);
console.log(`${application.reference} of ${application.name}: ${application.stage}, waits for ${application.waitsFor}`);
server.closeAllConnections();
server.close();
