import { admissionEndpoints } from '@volante/contract/admission/calls.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { FastifyInstance } from 'fastify';
import { lockApplication } from '../../applications/applications.ts';
import { applicant, recordEvent } from '../../applications/events.ts';
import type { Db } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../../core/deps.ts';
import { serve } from '../../core/http/serve.ts';
import { Problem } from '../../core/problem.ts';
import { channelsOf } from '../../devices/access.ts';
import { readProofs } from '../../personal-data/personal-data.ts';
import { queueLink } from './mail-link.ts';

/** Only to what the driver stored: an address that staff gave with the link may be somebody else's. */
async function channelsTo(deps: Deps, db: Db, applicationId: string) {
  const reached = channelsOf(deps, await readProofs(db, applicationId));
  return reached.filter(({ channel }) => deps.config.LINK_BY_MAIL === 'on' || channel !== 'email');
}

/** Throws `conflict_error` without this channel or an address there, and `rate_limited`. */
async function sendOwnLink(deps: Deps, { applicationId }: ApplicationFile, channel: MessageChannel): Promise<void> {
  const offered = await channelsTo(deps, deps.db, applicationId);
  if (!offered.some((item) => item.channel === channel)) throw new Problem('conflict_error');
  await deps.limits.spend('own_links', applicationId);
  await transaction(deps, async (trx) => {
    const { country } = await lockApplication(trx, applicationId);
    const { isNew } = await queueLink(deps, trx, { applicationId, country, channel, isOwn: true });
    if (isNew) await recordEvent(trx, applicationId, applicant, 'link_sent', { channel });
  });
}

/** The driver's own calls to have their link sent to themselves. */
export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, admissionEndpoints.listLinkChannels, async ({ application: { applicationId } }) => ({
    channels: await channelsTo(deps, deps.db, applicationId),
  }));
  serve(app, deps, admissionEndpoints.sendOwnLink, async ({ application, body }) => {
    await sendOwnLink(deps, application, body.channel);
    return { channels: await channelsTo(deps, deps.db, application.applicationId) };
  });
}
