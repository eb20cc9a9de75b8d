import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import { isOwn, openOwn } from '../own/own-providers.ts';
import { type Crm, hubspotFields } from './crm.ts';

/** The configured CRM, or null. */
export async function openCrm(config: Config, outsideCall: OutsideCall, log?: Logger): Promise<Crm | null> {
  const { CRM, HUBSPOT_TOKEN: token, HUBSPOT_URL: url, HUBSPOT_CREATE: creates } = config;
  if (isOwn('crm', CRM)) return openOwn(config, 'crm', CRM, { log, outsideCall });
  if (!token) return null;
  const { hubspotCrm } = await import('./hubspot.ts');
  return hubspotCrm({ url, token, creates, properties: hubspotFields(config) }, outsideCall);
}
