import { z } from 'zod';
import { type OutsideCall, OutsideFault } from '../../core/outside/outside-call.ts';
import { DeliveryFault } from '../../core/outside/outside-fault.ts';
import type { Crm, CrmContact, CrmFacts, CrmField } from './crm.ts';

interface HubSpotSettings {
  url: string;
  /** The token of a private app with `crm.objects.contacts.write`; `check` also needs `crm.schemas.contacts.read`. */
  token: string;
  /** Internal names of the contact properties we write, by field. */
  properties: Partial<Record<CrmField, string>>;
  /** Whether contacts that don't exist are made. */
  creates: boolean;
  /** Timeout of a call in ms. */
  timeoutMs?: number;
}

/** The version of HubSpot's API, which names its versions by date. */
const VERSION = '2026-03';

// Something else may answer at this address, such as a proxy's page.
const Contact = z.object({ id: z.string() });
const Property = z.object({ name: z.string(), hasUniqueValue: z.boolean().optional() });
const Refusal = z.object({ policyName: z.string().optional() });

/**
 * HubSpot's contacts. One is found by the property of the reference, then by its e-mail address; HubSpot itself keeps both unique,
 * so two updates at once never make two contacts.
 */
export function hubspotCrm(settings: HubSpotSettings, outsideCall: OutsideCall): Crm {
  const { url, token, properties: names, creates, timeoutMs = 10_000 } = settings;
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const address = (path: string) => `${url.replace(/\/+$/, '')}/crm/${path}`;
  const contacts = `objects/${VERSION}/contacts`;
  const fields = Object.entries(names) as [CrmField, string][];

  const propertiesOf = (facts: CrmFacts): Record<string, string> =>
    Object.fromEntries(fields.flatMap(([field, name]) => (facts[field] === undefined ? [] : [[name, facts[field]]])));

  /** The status of the answer: 200, 201, 404 or 409. */
  async function send(method: 'PATCH' | 'POST', path: string, properties: Record<string, string>): Promise<number> {
    try {
      // Callers retry, for days if need be.
      const call = { service: 'hubspot', method, url: address(path), headers, timeoutMs, retries: 0 } as const;
      const answer = await outsideCall({ ...call, accept: [404, 409, 429], body: { properties } });
      if (answer.status === 429) throw throttled(answer.headers, answer.body);
      if (answer.status < 300) answer.as(Contact);
      return answer.status;
    } catch (error) {
      throw error instanceof OutsideFault ? deliveryFaultOf(error) : error;
    }
  }

  /** Changes the contact; false if there is none. */
  async function change({ reference, email }: CrmContact, properties: Record<string, string>): Promise<boolean> {
    const ways: [string | undefined, string][] = [
      [names.reference, reference],
      ['email', email],
    ];
    for (const [property, value] of ways) {
      if (!property || !value) continue;
      const status = await send('PATCH', `${contacts}/${encodeURIComponent(value)}?idProperty=${property}`, properties);
      if (status === 409) throw new DeliveryFault('crm_refused', { final: true });
      if (status !== 404) return true;
    }
    return false;
  }

  return {
    name: 'hubspot',
    async update(contact, facts, making) {
      const properties = propertiesOf(facts);
      if (await change(contact, properties)) return;
      const { email, phone } = contact;
      // Without an address, only the reference can tell that the contact is already there.
      if (!creates || !(email || names.reference)) throw new DeliveryFault('contact_not_found', { final: true });
      await making?.();
      const own = { ...(email && { email }), ...(phone && { phone }) };
      const status = await send('POST', contacts, { ...own, ...properties });
      if (status === 404) throw new DeliveryFault('crm_refused', { final: true });
      // Somebody else made it meanwhile: the next attempt finds it.
      if (status === 409) throw new DeliveryFault('crm_conflict');
    },
    async empty(contact) {
      const ours = [...fields.map(([, name]) => name), ...(contact.made ? ['email', 'phone'] : [])];
      const nothing = Object.fromEntries(ours.map((name) => [name, '']));
      if (!(await change(contact, nothing))) throw new DeliveryFault('contact_not_found', { final: true });
    },
    async check() {
      for (const [field, name] of fields) {
        const definition = address(`properties/${VERSION}/contacts/${encodeURIComponent(name)}`);
        const answer = await outsideCall({ service: 'hubspot', url: definition, headers, timeoutMs, accept: [404] });
        if (answer.status === 404) throw new Error(`contacts have no property ${name}`);
        const { hasUniqueValue } = answer.as(Property);
        if (field === 'reference' && !hasUniqueValue)
          throw new Error(`the property ${name} must be one with unique values, since contacts are found by it`);
      }
    },
  };
}

const TEN_SECONDS = 10_000;
const HOUR = 3_600_000;

/** What a limit was exceeded by decides when it is worth another try: the ten seconds' or the day's. */
function throttled(headers: Headers, body: unknown): DeliveryFault {
  const asked = Number(headers.get('retry-after')) * 1000 || 0;
  const policy = Refusal.safeParse(body).data?.policyName;
  return new DeliveryFault('crm_rate_limited', {
    retryAfterMs: Math.max(asked, policy === 'DAILY' ? HOUR : TEN_SECONDS),
  });
}

// A token that was refused or lacks a scope can be fixed in the settings, so a later attempt may succeed.
function deliveryFaultOf({ kind, status, retryAfterMs }: OutsideFault): DeliveryFault {
  if (kind !== 'refused') return new DeliveryFault(`crm_${kind}`, { retryAfterMs });
  const mendable = status === 401 || status === 403;
  return new DeliveryFault(mendable ? 'crm_sign_in_refused' : 'crm_refused', { final: !mendable });
}
