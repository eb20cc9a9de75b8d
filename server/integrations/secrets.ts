import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { transaction } from '../core/database/transaction.ts';
import type { DbDeps, KeyDeps } from '../core/deps.ts';
import { isResealed, openWithAny, sealText } from '../core/sealed-text.ts';
import type { Claimed } from './delivery-store.ts';
import { lockEndpoint, selectEndpoints, updateEndpoint } from './endpoint-store.ts';

/** A new secret of an endpoint, and as it is stored. */
export function newSecret({ keys }: KeyDeps, endpointId: string): { secret: string; sealed: Buffer } {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return { secret, sealed: sealText(keys.encryption, endpointId, secret) };
}

/** The headers of Standard Webhooks: a signature by each secret that is valid. */
export function signedHeaders({ keys }: KeyDeps, claimed: Claimed, body: string): Record<string, string> {
  const { endpointId, id, secret, previousSecret, now } = claimed;
  const signatures = [secret, ...(previousSecret ? [previousSecret] : [])].map((sealed) =>
    new Webhook(openWithAny(keys, endpointId, sealed)).sign(id, now, body),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

/** Seals the secrets of endpoints with the present secret key; returns their number. */
export function renewWebhookKeys({ db, keys }: DbDeps & KeyDeps): Promise<number> {
  return transaction({ db }, async (trx) => {
    let renewed = 0;
    for (const { id } of await selectEndpoints(trx)) {
      const row = await lockEndpoint(trx, id);
      const reseal = (sealed: Buffer) => sealText(keys.encryption, id, openWithAny(keys, id, sealed));
      const { secret, previous_secret: previous } = row ?? {};
      const change = {
        ...(secret && !isResealed(keys, id, secret) && { secret: reseal(secret) }),
        ...(previous && !isResealed(keys, id, previous) && { previous_secret: reseal(previous) }),
      };
      if (Object.keys(change).length === 0) continue;
      await updateEndpoint(trx, id, change);
      renewed++;
    }
    return renewed;
  });
}
