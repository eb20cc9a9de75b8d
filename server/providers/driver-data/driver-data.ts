import type { PlatformHealth } from '@volante/contract/driver-accounts/calls.ts';
import type { AccountFailure } from '@volante/contract/driver-accounts/rules.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    /** Null where no provider is configured. */
    driverData: DriverData | null;
  }
}

/** An account that a driver connected at the provider. */
export interface DriverAccount {
  accountId: string;
  /** Null for a platform we do not know. */
  platform: Platform | null;
  /** `reading`: the provider is not done with it. */
  state: 'reading' | 'connected' | 'failed';
  /** Of failed accounts only. */
  reason: AccountFailure | null;
}

export interface DriverProfile {
  /** What the widget was told of the person who signed in; null when it was told nothing. */
  externalId: string | null;
  fullName: string | null;
  /** Stars, 0 to 5. */
  rating: number | null;
}

/** What was earned on a calendar day of the driver's own place, or on a trip of it; cash is in it. */
export interface DailyEarning {
  /** `yyyy-mm-dd`. */
  date: string;
  amount: number;
  /** ISO 4217, in capitals. */
  currency: string;
}

/** What the provider tells unasked. Anybody could have sent it. */
export interface DriverHint {
  accountId: string;
  externalId: string;
  platform: Platform | null;
}

export interface Ask {
  /** Ends the call with all its tries. */
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * A provider that drivers give access to their accounts at ride-share platforms. Every method that asks it throws
 * `OutsideFault` when it does not do its work.
 */
export interface DriverData {
  /** Its accounts are made up, for trying out. */
  played: boolean;
  /** Null when the provider has no such account. */
  readAccount(accountId: string, ask?: Ask): Promise<DriverAccount | null>;
  /** Null while the provider has not read it yet. */
  readProfile(accountId: string, ask?: Ask): Promise<DriverProfile | null>;
  /** What was earned from `from` to `to`, both days included, of the calendar of `zone`. */
  readEarnings(accountId: string, days: { from: string; to: string; zone: string }, ask?: Ask): Promise<DailyEarning[]>;
  readHealth(ask?: Ask): Promise<Partial<Record<Platform, PlatformHealth>>>;
  /** What a webhook is about; null when it is about nothing that matters here. */
  readHint(body: unknown): DriverHint | null;
}
