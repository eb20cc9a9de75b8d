import type { FastifyReply, FastifyRequest } from 'fastify';
import { callTable, html } from './page.ts';
import type { SandboxPart, SandboxState } from './state.ts';

const TOKEN = 'pat-sandbox';
/** The properties made for Volante, by what fills them. */
const PROPERTIES = {
  linkOpenedAt: 'volante_link_opened',
  stage: 'volante_stage',
  reference: 'volante_reference',
  decision: 'volante_decision',
  closed: 'volante_closed',
  weeklyEarnings: 'volante_weekly_earnings',
  visitAt: 'volante_visit',
  link: 'volante_link',
};
export const hubspotFields = Object.entries(PROPERTIES)
  .map((pair) => pair.join(':'))
  .join(',');
const known = [...Object.values(PROPERTIES), 'email', 'phone', 'firstname', 'lastname'];
/** HubSpot keeps these unique. */
const unique = ['email', PROPERTIES.reference];
const objects = '/crm/objects/2026-03/contacts';

interface Posted {
  properties?: Record<string, string>;
}

/** HubSpot's contacts: made, found by a unique property, and changed. */
export const crm: SandboxPart = {
  name: 'crm',
  title: 'CRM (HubSpot)',
  mount(app, state) {
    app.addHook('preHandler', authorise);

    app.get<{ Params: { property: string } }>('/crm/properties/2026-03/contacts/:property', async (request, reply) => {
      const { property: name } = request.params;
      if (!known.includes(name)) return refuse(reply, 404, 'OBJECT_NOT_FOUND', 'The property does not exist.');
      return { name, type: 'string', fieldType: 'text', groupName: 'volante', hasUniqueValue: unique.includes(name) };
    });

    app.patch<{ Params: { id: string }; Body: Posted }>(`${objects}/:id`, async (request, reply) => {
      const { id } = request.params;
      const { idProperty = '' } = request.query as { idProperty?: string };
      const properties = request.body?.properties;
      if (!unique.includes(idProperty)) return refuse(reply, 400, 'VALIDATION_ERROR', `${id} is no id of a contact`);
      const fault = faultIn(properties);
      if (!properties || fault) return refuse(reply, 400, 'VALIDATION_ERROR', fault);
      const found = [...contactsOf(state).values()].find((contact) => contact[idProperty] === id);
      if (!found) return refuse(reply, 404, 'OBJECT_NOT_FOUND', 'resource not found');
      const other = twinOf(state, properties, found);
      if (other) return refuse(reply, 409, 'CONFLICT', `Contact already exists. Existing ID: ${idOf(other)}`);
      return shown(Object.assign(found, properties));
    });

    app.post<{ Body: Posted }>(objects, async (request, reply) => {
      const properties = request.body?.properties;
      const fault = faultIn(properties);
      if (!properties || fault) return refuse(reply, 400, 'VALIDATION_ERROR', fault);
      const twin = twinOf(state, properties);
      if (twin) return refuse(reply, 409, 'CONFLICT', `Contact already exists. Existing ID: ${idOf(twin)}`);
      const key = properties.email || properties[PROPERTIES.reference] || String(contactsOf(state).size);
      contactsOf(state).set(key, properties);
      return reply.code(201).send(shown(properties));
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
    HUBSPOT_FIELDS: hubspotFields,
  }),
};

/** The contacts' properties, by the e-mail address with which they were made, or else the reference. */
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

function faultIn(properties: Record<string, string> | undefined): string {
  if (!properties) return 'properties are missing';
  const other = Object.keys(properties).find((name) => !known.includes(name));
  return other ? `Property "${other}" does not exist` : '';
}

/** Another contact with the same unique value. */
function twinOf(state: SandboxState, properties: Record<string, string>, own?: Record<string, string>) {
  const others = [...contactsOf(state).values()].filter((contact) => contact !== own);
  return others.find((contact) => unique.some((name) => properties[name] && contact[name] === properties[name]));
}

function shown(properties: Record<string, string>) {
  const now = new Date().toISOString();
  return { id: idOf(properties), properties, createdAt: now, updatedAt: now, archived: false };
}

function idOf(properties: Record<string, string>): string {
  const text = properties.email || properties[PROPERTIES.reference] || '';
  return String([...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, 7));
}
