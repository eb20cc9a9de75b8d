import type { PlatformHealth } from '@volante/contract/driver-accounts/calls.ts';
import { isPlatform, type Platform } from '@volante/contract/earnings/platforms.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import { tidyText } from '@volante/contract/fields/tidy-text.ts';
import type { z } from 'zod';
import type { OutsideCall } from '../../core/outside/outside-call.ts';
import { OutsideFault } from '../../core/outside/outside-fault.ts';
import type { Ask, DailyEarning, DriverData } from './driver-data.ts';
import {
  AccountShape,
  EarningsShape,
  Envelope,
  HealthShape,
  ProfileShape,
  stateOf,
  WebhookShape,
} from './palenca-states.ts';

export const PALENCA = 'https://api.palenca.com/v1';
export const PALENCA_SANDBOX = 'https://sandbox.palenca.com/v1';

interface Settings {
  url: string;
  apiKey: string;
  /** True when talking to the sandbox. */
  played: boolean;
}

/** Palenca's API, version 1. Of the personal data only name and rating are used. */
export function palenca(settings: Settings, outsideCall: OutsideCall): DriverData {
  const { url, apiKey, played } = settings;
  const base = url.replace(/\/+$/, '');

  async function ask<Data>(path: string, shape: z.ZodType<Data>, how: Ask, body?: object) {
    const answer = await outsideCall({
      service: SERVICE,
      url: base + path,
      method: body ? 'POST' : 'GET',
      headers: { 'x-api-key': apiKey },
      body,
      // The only POST we use is a search.
      idempotent: true,
      accept: [404],
      ...how,
    });
    if (answer.status === 404) return null;
    const { success, error, data, pagination } = answer.as(Envelope);
    if (!success && nothingThere.has(error?.code ?? '')) return null;
    if (!success) throw new OutsideFault(SERVICE, 'refused', { status: answer.status });
    const read = shape.safeParse(data);
    if (!read.success)
      throw new OutsideFault(SERVICE, 'broken_answer', { status: answer.status, reason: 'unexpected content' });
    return { data: read.data, pages: pagination?.total_pages ?? 1 };
  }
  const account = (id: string) => `/accounts/${encodeURIComponent(id)}`;

  return {
    played,
    async readAccount(accountId, how = {}) {
      const said = await ask(account(accountId), AccountShape, how);
      if (!said) return null;
      const { data } = said;
      return { accountId, platform: platformOf(data.platform), ...stateOf(data) };
    },
    async readProfile(accountId, how = {}) {
      const said = await ask(`${account(accountId)}/profile`, ProfileShape, how);
      if (!said) return null;
      const { data } = said;
      const names = [data.profile?.first_name, data.profile?.last_name];
      return {
        externalId: data.external_id || null,
        fullName: tidyText(names.join(' ')).slice(0, 200).trim() || null,
        rating: ratingOf(data.metrics_info?.rating),
      };
    },
    async readEarnings(accountId, { from, to, zone }, how = {}) {
      const rows = new Map<string, EarningRow>();
      for (let page = 1; page <= MOST_PAGES; page++) {
        const body = { start_date: from, end_date: to, options: { items_per_page: DAYS_A_PAGE, page } };
        const said = await ask(`${account(accountId)}/earnings/search`, EarningsShape, how, body);
        // If rows were added meanwhile, a page may begin with rows of the page before; each counts once.
        for (const row of said?.data.earnings ?? []) rows.set(row.earning_date, row);
        if (!said || page >= said.pages) break;
      }
      const days = [...rows.values()].flatMap((row) => dayOf(row, zone));
      return days.filter(({ date }) => date >= from && date <= to);
    },
    async readHealth(how = {}) {
      const said = await ask('/platforms/status', HealthShape, how);
      const known = (said?.data.platforms ?? []).filter(({ platform }) => isPlatform(platform));
      return Object.fromEntries(known.map(({ platform, status }) => [platform, healthOf(status)]));
    },
    readHint(body) {
      const read = WebhookShape.safeParse(body);
      if (!read.success || !isNews(read.data.data.webhook_action)) return null;
      const { account_id, external_id, platform } = read.data.data;
      return { accountId: account_id, externalId: external_id ?? null, platform: platformOf(platform ?? '') };
    },
  };
}

/** Events after which an account has to be read: a sign-in, new data, and an account that needs another sign-in. */
function isNews(event: string): boolean {
  return event.startsWith('login.') || news.has(event);
}

const news = new Set(['earnings.updated', 'profile.updated', 'account.requires_auth', 'account.needs_auth']);

const SERVICE = 'palenca';
const DAYS_A_PAGE = 100;
// Twelve weeks fit on one page. The other pages are for a provider whose pages are smaller.
const MOST_PAGES = 20;
const nothingThere = new Set(['account_not_found', 'not_found', 'profile_not_found', 'profile_unavailable']);

function platformOf(slug: string): Platform | null {
  return isPlatform(slug) && slug !== 'other' ? slug : null;
}

function ratingOf(rating: number | null | undefined): number | null {
  return rating && rating > 0 && rating <= 5 ? Math.round(rating * 100) / 100 : null;
}

function healthOf(status: string): PlatformHealth {
  return status === 'up' || status === 'degraded' || status === 'down' || status === 'maintenance' ? status : 'unknown';
}

type EarningRow = z.infer<typeof EarningsShape>['earnings'][number];

// A plain date is already the day at the driver's place; an instant counts for the day that it is there.
function dayOf({ amount, currency, earning_date }: EarningRow, zone: string): DailyEarning[] {
  const instant = /T.*(Z|[+-]\d\d:?\d\d)$/.test(earning_date) ? new Date(earning_date) : null;
  const isReal = instant !== null && !Number.isNaN(instant.getTime());
  const date = isReal ? dateIn(zone, instant) : /^\d{4}-\d{2}-\d{2}/.exec(earning_date)?.[0];
  if (!date || !isDate(date) || amount == null || !(Math.abs(amount) <= MOST_A_DAY)) return [];
  return [{ date, amount, currency: (currency ?? '').toUpperCase() }];
}

// Enough for any currency here, and low enough that no sum of these exceeds what a week can hold.
const MOST_A_DAY = 1_000_000;
