import type { Config } from '../../config/config.ts';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import type { Crm } from './crm.ts';

/** The configured CRM, or null. */
export async function openCrm(config: Config, outsideCall: OutsideCall): Promise<Crm | null> {
  const { HUBSPOT_TOKEN, HUBSPOT_URL, HUBSPOT_LINK_PROPERTY, HUBSPOT_STAGE_PROPERTY } = config;
  if (!HUBSPOT_TOKEN) return null;
  const { hubspotCrm } = await import('./hubspot.ts');
  return hubspotCrm(
    {
      url: HUBSPOT_URL,
      token: HUBSPOT_TOKEN,
      linkOpenedProperty: HUBSPOT_LINK_PROPERTY,
      stageProperty: HUBSPOT_STAGE_PROPERTY,
    },
    outsideCall,
  );
}
