import { admissionEndpoints } from '@volante/contract/admission/calls.ts';
import { linkReasons } from '@volante/contract/staff/links/link-reasons.ts';
import type { FastifyInstance } from 'fastify';
import { lockApplication } from '../../applications/applications.ts';
import { applicant } from '../../applications/events.ts';
import { hasEnded } from '../../applications/link-age.ts';
import * as links from '../../applications/links.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import { addressKey } from '../../core/http/connection/client-address.ts';
import { serve } from '../../core/http/serve.ts';
import { findLinkChannels, queueLink } from './mail-link.ts';

/**
 * Sends a new link to the stored address or number of an ended one's application. Nobody learns whether there is such a link or
 * address; unknown ids count like wrong ones.
 */
async function askForLink(deps: Deps, requestId: string, address: string): Promise<void> {
  await deps.limits.spend('link_asks_per_address', address);
  const applicationId = await links.findByEndedLink(deps, requestId);
  if (!applicationId) return deps.limits.spend('wrong_ids', address);
  await deps.limits.spend('link_asks', applicationId);
  await transaction(deps, async (trx) => {
    const { country } = await lockApplication(trx, applicationId);
    const [first] = await findLinkChannels(deps, trx, applicationId);
    const present = await links.readLiveLink(trx, applicationId);
    if (!first || !present) return;
    if (hasEnded(deps, present))
      await links.replaceEndedLink(deps, trx, applicationId, { actor: applicant, reason: linkReasons.ended });
    await queueLink(deps, trx, { applicationId, country, channel: first.channel });
  });
}

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, admissionEndpoints.askForLink, async ({ params, request }) => {
    await askForLink(deps, params.id, addressKey(request));
    return { asked: true as const };
  });
}
