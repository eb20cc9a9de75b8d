import type { FastifyReply, FastifyRequest } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { type Html, html } from './page.ts';
import type { SandboxPart, SandboxState } from './state.ts';

interface ReceivedEvent {
  at: string;
  id: string;
  body: string;
  /** A repeat has the id of the one before. */
  isRepeat: boolean;
  verified: 'yes' | 'no' | 'unknown';
}

const MOST_SHOWN = 50;

/** A system of the company that receives events, and checks their signatures once it is told the secret. */
export const webhooks: SandboxPart = {
  name: 'webhooks',
  title: 'A system that receives webhooks',
  mount(app, state) {
    app.removeContentTypeParser('application/json');
    // A signature covers the bytes as they were sent.
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));
    app.post<{ Body: string }>('/receive', async (request, reply) => receive(state, request, reply));
    app.post<{ Body: { secret?: string } }>('/secret', async (request, reply) => {
      stateOf(state).secret = request.body.secret?.trim() ?? '';
      return reply.redirect('/#part-webhooks', 303);
    });
  },
  section(state) {
    const { secret, events } = stateOf(state);
    return html`<p>Add a webhook in the console, under Administration, with the address <code>${state.url}/webhooks/receive</code>, and paste its secret here.</p>
<form method="post" action="/webhooks/secret"><label>Secret <input name="secret" value="${secret}" autocomplete="off"></label> <button>Use it</button></form>
${events.length > 0 ? tableOf(events) : html`<p class="quiet">No event arrived yet.</p>`}`.text;
  },
};

interface Receiver {
  secret: string;
  /** Newest first. */
  events: ReceivedEvent[];
}

/** What arrived at this sandbox. */
function stateOf(state: SandboxState): Receiver {
  return state.keep('webhooks', () => ({ secret: '', events: [] }));
}

function receive(state: SandboxState, { body, headers }: FastifyRequest<{ Body: string }>, reply: FastifyReply) {
  const receiver = stateOf(state);
  const id = String(headers['webhook-id'] ?? '');
  const verified = verify(receiver.secret, body, headers as Record<string, string>);
  const isRepeat = receiver.events.some((event) => event.id === id);
  const event = { at: new Date().toISOString(), id, body, isRepeat, verified };
  receiver.events = [event, ...receiver.events].slice(0, MOST_SHOWN);
  return reply.code(verified === 'no' ? 401 : 200).send({ verified });
}

function verify(secret: string, body: string, headers: Record<string, string>): ReceivedEvent['verified'] {
  if (!secret) return 'unknown';
  try {
    new Webhook(secret).verify(body, headers);
    return 'yes';
  } catch {
    return 'no';
  }
}

const words = { yes: 'valid', no: 'wrong', unknown: 'not checked' } as const;

function tableOf(events: readonly ReceivedEvent[]): Html {
  const rows = events.map(
    ({ at, id, body, isRepeat, verified }) => html`<tr>
<td><time datetime="${at}">${at.slice(11, 19)}</time></td><td>${words[verified]}</td><td><code>${id}</code>${isRepeat ? ' again' : ''}</td><td><code>${body}</code></td>
</tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Events"><table>
<thead><tr><th>Time (UTC)</th><th>Signature</th><th>Id</th><th>Event</th></tr></thead><tbody>${rows}</tbody>
</table></div>`;
}
