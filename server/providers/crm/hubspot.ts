import { z } from 'zod';
import { type OutsideCall, OutsideFault } from '../../core/outside/outside-call.ts';
import { DeliveryFault } from '../../core/outside/outside-fault.ts';
import type { Crm, CrmUpdate } from './crm.ts';

interface HubSpotSettings {
  url: string;
  /** The token of a private app with `crm.objects.contacts.write`; `check` also needs `crm.schemas.contacts.read`. */
  token: string;
  /** Internal names of the contact properties we write. Without a stage property, stages aren't sent. */
  linkOpenedProperty: string;
  stageProperty: string | undefined;
  /** Timeout of a call in ms. */
  timeoutMs?: number;
}

// Something else may answer at this address, such as a proxy's page.
const Contact = z.object({ id: z.string() });
const Property = z.object({ name: z.string() });

/** HubSpot's contacts, found by e-mail address (CRM API v3). Never creates contacts. */
export function hubspotCrm(settings: HubSpotSettings, outsideCall: OutsideCall): Crm {
  const { url, token, linkOpenedProperty, stageProperty, timeoutMs = 10_000 } = settings;
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
  const address = (path: string) => `${url.replace(/\/+$/, '')}/crm/v3/${path}`;

  function propertiesOf({ linkOpenedAt, stage }: CrmUpdate): Record<string, string> {
    return {
      ...(linkOpenedAt && { [linkOpenedProperty]: linkOpenedAt.toISOString() }),
      ...(stage && stageProperty && { [stageProperty]: stage }),
    };
  }

  async function set(email: string, properties: Record<string, string>): Promise<void> {
    const contact = address(`objects/contacts/${encodeURIComponent(email)}?idProperty=email`);
    try {
      // Callers retry, for days if need be.
      const patch = { service: 'hubspot', method: 'PATCH', url: contact, headers, timeoutMs, retries: 0 } as const;
      const answer = await outsideCall({ ...patch, body: { properties } });
      answer.as(Contact);
    } catch (error) {
      throw error instanceof OutsideFault ? deliveryFaultOf(error) : error;
    }
  }

  return {
    name: 'hubspot',
    wantsStages: stageProperty !== undefined,
    update: (email, update) => set(email, propertiesOf(update)),
    empty: (email) => set(email, { [linkOpenedProperty]: '', ...(stageProperty && { [stageProperty]: '' }) }),
    async check() {
      for (const property of [linkOpenedProperty, stageProperty].filter((name) => name !== undefined)) {
        const definition = address(`properties/contacts/${encodeURIComponent(property)}`);
        const answer = await outsideCall({ service: 'hubspot', url: definition, headers, timeoutMs, accept: [404] });
        if (answer.status === 404) throw new Error(`contacts have no property ${property}`);
        answer.as(Property);
      }
    },
  };
}

// A token that was refused or lacks a scope can be fixed in the settings, so a later attempt may succeed.
function deliveryFaultOf({ kind, status, retryAfterMs }: OutsideFault): DeliveryFault {
  if (kind !== 'refused') return new DeliveryFault(`crm_${kind}`, { retryAfterMs });
  if (status === 404) return new DeliveryFault('contact_not_found', { final: true });
  const mendable = status === 401 || status === 403;
  return new DeliveryFault(mendable ? 'crm_sign_in_refused' : 'crm_refused', { final: !mendable });
}
