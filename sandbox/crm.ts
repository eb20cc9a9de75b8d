import type { FastifyReply, FastifyRequest } from 'fastify';
import { callTable, html } from './page.ts';
import type { SandboxPart, SandboxState } from './state.ts';

const TOKEN = 'pat-sandbox';
const PROPERTIES = ['volante_link_opened', 'volante_stage'];

/**
 * HubSpot's contacts: finding by e-mail and changing. Every address is a contact, except those that begin with
 * `nobody`.
 */
export const crm: SandboxPart = {
  name: 'crm',
  title: 'CRM (HubSpot)',
  mount(app, state) {
    app.addHook('preHandler', authorise);

    app.get<{ Params: { property: string } }>('/crm/v3/properties/contacts/:property', async (request, reply) => {
      const { property } = request.params;
      if (PROPERTIES.includes(property))
        return { name: property, type: 'string', fieldType: 'text', groupName: 'volante' };
      return refuse(reply, 404, 'OBJECT_NOT_FOUND', 'The property does not exist.');
    });

    app.patch<{ Params: { email: string } }>('/crm/v3/objects/contacts/:email', async (request, reply) => {
      const { email } = request.params;
      const { idProperty } = request.query as { idProperty?: string };
      const { properties } = (request.body ?? {}) as { properties?: Record<string, string> };
      if (idProperty !== 'email') return refuse(reply, 400, 'VALIDATION_ERROR', `${email} is no id of a contact`);
      if (!properties) return refuse(reply, 400, 'VALIDATION_ERROR', 'properties are missing');
      if (email.startsWith('nobody')) return refuse(reply, 404, 'OBJECT_NOT_FOUND', 'resource not found');
      const unknown = Object.keys(properties).find((name) => !PROPERTIES.includes(name));
      if (unknown) return refuse(reply, 400, 'VALIDATION_ERROR', `Property "${unknown}" does not exist`);
      const contact = { ...contactsOf(state).get(email), ...properties };
      contactsOf(state).set(email, contact);
      const now = new Date().toISOString();
      return { id: idOf(email), properties: contact, createdAt: now, updatedAt: now, archived: false };
    });
  },
  section(state) {
    const contacts = [...contactsOf(state)].map(
      ([email, properties]) => html`<tr><td>${email}</td><td><code>${JSON.stringify(properties)}</code></td></tr>`,
    );
    const table = html`<div class="scroll" tabindex="0" role="region" aria-label="Contacts"><table>
<thead><tr><th>Contact</th><th>Properties</th></tr></thead><tbody>${contacts}</tbody></table></div>`;
    return html`${contacts.length > 0 ? table : ''}<h3>Calls</h3>${callTable(state, 'crm')}`.text;
  },
  settings: ({ url }) => ({
    HUBSPOT_URL: `${url}/crm`,
    HUBSPOT_TOKEN: TOKEN,
    HUBSPOT_LINK_PROPERTY: PROPERTIES[0]!,
    HUBSPOT_STAGE_PROPERTY: PROPERTIES[1]!,
  }),
};

/** The properties set, by e-mail address. */
export function contactsOf(state: SandboxState): Map<string, Record<string, string>> {
  return state.keep('contacts', () => new Map());
}

async function authorise(request: FastifyRequest, reply: FastifyReply) {
  if (reply.sent || request.headers.authorization === `Bearer ${TOKEN}`) return;
  return refuse(reply, 401, 'INVALID_AUTHENTICATION', 'Authentication credentials not found.');
}

function refuse(reply: FastifyReply, status: number, category: string, message: string): FastifyReply {
  return reply.code(status).send({ status: 'error', message, correlationId: 'sandbox', category });
}

function idOf(email: string): string {
  return String([...email].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, 7));
}
