import type { PlatformHealth } from '@volante/contract/driver-accounts/calls.ts';
import type { AccountFailure } from '@volante/contract/driver-accounts/rules.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    /** Null if no provider is configured. */
    driverData: DriverData | null;
  }
}

/** An account that a driver connected at the provider. */
export interface DriverAccount {
  accountId: string;
  /** Null for a platform we don't know. */
  platform: Platform | null;
  /** `reading`: the provider is still reading it. */
  state: 'reading' | 'connected' | 'failed';
  /** Only for failed accounts. */
  reason: AccountFailure | null;
}

interface DriverProfile {
  /** The external id passed to the widget; null if none was passed. */
  externalId: string | null;
  fullName: string | null;
  /** Stars, 0 to 5. */
  rating: number | null;
}

/** Earnings, cash included, of one calendar day at the driver's place, or of one trip on that day. */
export interface DailyEarning {
  /** `yyyy-mm-dd`. */
  date: string;
  amount: number;
  /** ISO 4217, in capitals. */
  currency: string;
}

/** A webhook's content, which anybody could have sent. */
interface DriverHint {
  accountId: string;
  /** Null where the provider doesn't say it: then only an account that is already known is read. */
  externalId: string | null;
  platform: Platform | null;
}

export interface Ask {
  /** Aborts the call and its retries. */
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * A provider through which drivers share their ride-share accounts. Every method that calls it throws `OutsideFault` on
 * failure.
 */
export interface DriverData {
  /** True in sandbox mode, where accounts are made up. */
  played: boolean;
  /** Null when the provider has no such account. */
  readAccount(accountId: string, ask?: Ask): Promise<DriverAccount | null>;
  /** Null while the provider has not read it yet. */
  readProfile(accountId: string, ask?: Ask): Promise<DriverProfile | null>;
  /** Earnings from `from` to `to`, inclusive, by the calendar of `zone`. */
  readEarnings(accountId: string, days: { from: string; to: string; zone: string }, ask?: Ask): Promise<DailyEarning[]>;
  readHealth(ask?: Ask): Promise<Partial<Record<Platform, PlatformHealth>>>;
  /** The content of a webhook; null if irrelevant. */
  readHint(body: unknown): DriverHint | null;
}
