import type { ConfigDeps, Deps } from '../../core/deps.ts';
import { openOutsideCalls } from '../../core/outside/outside-call.ts';
import { whatsAppSettings } from '../../providers/messages/index.ts';
import { submitTemplates } from '../../providers/messages/whatsapp-templates.ts';
import { listTemplates } from './list-templates.ts';

/**
 * Submits to Meta the templates that it lacks, or that have other words since this release, at the start of each server with jobs.
 * Never throws: until a template is approved, its messages go by the other channels.
 */
export async function submitOwnTemplates({ config, log }: ConfigDeps & Pick<Deps, 'log'>): Promise<void> {
  const { WHATSAPP_ACCOUNT_ID: accountId, PUBLIC_URL } = config;
  const settings = whatsAppSettings(config);
  if (!settings || !accountId) return;
  try {
    const account = { ...settings, accountId };
    // Dozens of calls, of which a start should log only the failed ones.
    const outsideCall = openOutsideCalls(log.child({}, { level: 'warn' }));
    const { submitted, refused } = await submitTemplates(account, listTemplates(PUBLIC_URL), outsideCall);
    if (submitted.length > 0) log.info({ count: submitted.length }, 'templates were submitted to WhatsApp');
    if (refused.length > 0) log.error({ refused }, 'WhatsApp refuses templates');
  } catch (error) {
    log.warn({ err: error }, 'the templates for WhatsApp could not be submitted; the next start tries again');
  }
}
