import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { isPlatform } from '@volante/contract/earnings/platforms.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import type { DriverData } from '../driver-data/driver-data.ts';
import { NotTried, type Rule } from './rule.ts';

export interface DriverDataSubject {
  provider: DriverData;
  /** The id of an account that is connected at the provider. */
  connected?: string;
  /** A webhook as the provider sends it about that account. */
  webhook?: unknown;
}

const days = { from: '2026-08-31', to: '2026-11-22', zone: 'America/Mexico_City' };

/** The rules for every provider of drivers' accounts. They only read. */
export const driverDataRules: Rule<DriverDataSubject>[] = [
  {
    says: 'an unknown account is absent, has no profile and no earnings, whatever its id contains',
    async holds({ provider }) {
      for (const id of [randomUUID(), '../platforms/status', 'a b?c#d']) {
        assert.equal(await provider.readAccount(id), null);
        assert.equal(await provider.readProfile(id), null);
        assert.deepEqual(await provider.readEarnings(id, days), []);
      }
    },
  },
  {
    says: 'a connected account has a platform of ours, or null, and no reason of a failure',
    async holds({ provider, connected }) {
      const accountId = given(connected);
      const account = await provider.readAccount(accountId);
      assert.deepEqual([account?.accountId, account?.state, account?.reason], [accountId, 'connected', null]);
      assert.ok(account?.platform === null || isPlatform(account?.platform ?? ''));
    },
  },
  {
    says: 'the rating of a profile is null, or from 0 to 5',
    async holds({ provider, connected }) {
      const profile = await provider.readProfile(given(connected));
      assert.ok(profile, 'no profile');
      assert.ok(profile.rating === null || (profile.rating >= 0 && profile.rating <= 5));
    },
  },
  {
    says: 'earnings are of the days that were asked for, with finite amounts and a currency in capitals',
    async holds({ provider, connected }) {
      for (const { date, amount, currency } of await provider.readEarnings(given(connected), days)) {
        assert.ok(isDate(date) && date >= days.from && date <= days.to, date);
        assert.ok(Number.isFinite(amount));
        assert.match(currency, /^[A-Z]{3}$/);
      }
    },
  },
  {
    says: 'the health of the platforms is known by our words',
    async holds({ provider }) {
      for (const [platform, health] of Object.entries(await provider.readHealth())) {
        assert.ok(isPlatform(platform), platform);
        assert.match(health, /^(up|degraded|down|maintenance|unknown)$/);
      }
    },
  },
  {
    says: 'a webhook names the account; anything else is ignored without an error',
    async holds({ provider, webhook, connected }) {
      for (const body of [null, 'x', 7, [], {}, { data: {} }, { data: { account_id: 7 } }])
        assert.equal(provider.readHint(body), null);
      if (webhook === undefined) throw new NotTried('needs samples.driverData.NAME.webhook');
      const hint = provider.readHint(webhook);
      assert.equal(hint?.accountId, given(connected));
      assert.notEqual(hint?.externalId, '');
    },
  },
];

function given(connected: string | undefined): string {
  if (!connected) throw new NotTried('needs samples.driverData.NAME.connected');
  return connected;
}
