import { addDays } from '@volante/contract/fields/dates.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SandboxState } from '../state.ts';
import { accountOf, cases, platforms, type SandboxAccount } from './cases.ts';
import { isReady } from './webhooks.ts';

export const API_KEY = 'sandbox-key';

/** The API behind the widget, in the provider's formats: https://developers.palenca.com/docs. */
export function mountApi(app: FastifyInstance, state: SandboxState): void {
  app.addHook('onRequest', async (request, reply) => {
    const isApi = request.url.startsWith('/widget/v1/');
    if (isApi && request.headers['x-api-key'] !== API_KEY) return refuse(reply, 401, 'invalid_api_key');
  });

  app.get<{ Params: { id: string } }>('/v1/accounts/:id', async ({ params }, reply) => {
    const account = accountOf(params.id);
    return account ? answer(describe(state, account)) : refuse(reply, 404, 'account_not_found');
  });

  app.get<{ Params: { id: string } }>('/v1/accounts/:id/profile', async ({ params }, reply) => {
    const account = readAccount(state, params.id);
    return account ? answer(profileOf(account)) : refuse(reply, 404, 'profile_not_found');
  });

  app.post<{ Params: { id: string }; Body: Search | undefined }>(
    '/v1/accounts/:id/earnings/search',
    async ({ params, body }, reply) => {
      const account = readAccount(state, params.id);
      if (!account) return refuse(reply, 404, 'account_not_found');
      const { start_date: from, end_date: to, options } = body ?? {};
      if (!from || !to) return refuse(reply, 422, 'bad_request');
      const days = earningsOf(account, from, to);
      const size = options?.items_per_page ?? 100;
      const page = options?.page ?? 1;
      const pagination = {
        page,
        items_per_page: size,
        total_items: days.length,
        total_pages: Math.ceil(days.length / size),
      };
      const earnings = days.slice((page - 1) * size, page * size);
      return { ...answer({ account_id: account.id, earnings }), pagination };
    },
  );

  app.get('/v1/platforms/status', async () =>
    answer({ platforms: Object.keys(platforms).map((platform) => ({ platform, country: 'mx', status: 'up' })) }),
  );
}

interface Search {
  start_date?: string;
  end_date?: string;
  options?: { items_per_page?: number; page?: number };
}

function answer(data: object) {
  return { success: true, error: null, data };
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.code(status).send({ success: false, error: { code, message: code, errors: [] }, data: null });
}

function describe(state: SandboxState, account: SandboxAccount) {
  const { status, details, warning } = cases[account.case];
  const ready = isReady(state, account);
  return {
    account_id: account.id,
    country: 'mx',
    platform: account.platform,
    identifier: `${account.platform}+${account.case}@sandbox.test`,
    worker_id: null,
    last_successful_connection: ready && status === 'success' ? new Date().toISOString() : null,
    warning: ready ? warning : null,
    status: ready ? status : 'pending',
    status_details: ready ? details : 'pending_data_extraction',
    message: null,
    recommendation: null,
  };
}

// Only accounts with a sign-in can be read.
function readAccount(state: SandboxState, id: string): SandboxAccount | null {
  const account = accountOf(id);
  const works = account && cases[account.case].status === 'success' && isReady(state, account);
  return works ? account : null;
}

function profileOf({ id, externalId, platform }: SandboxAccount) {
  return {
    account_id: id,
    external_id: externalId,
    profile: {
      first_name: 'Sandra',
      last_name: 'Prueba Caja',
      email: null,
      phone: null,
      birthday: null,
      city_name: 'Ciudad de México',
    },
    ids_info: [],
    metrics_info: {
      acceptance_rate: 0.93,
      cancellation_rate: 0.02,
      rating: platform === 'uber' ? 4.91 : 4.87,
      lifetime_trips: 3120,
    },
  };
}

interface SandboxDay {
  amount: number;
  currency: string;
  earning_date: string;
  cash_amount: number | null;
  count_trips: number;
}

/** Invented days from `from` to `to`, newest first and the same on every call; Mondays are free, and future days are left out. */
function earningsOf(account: SandboxAccount, from: string, to: string): SandboxDay[] {
  const days: SandboxDay[] = [];
  const today = new Date().toISOString().slice(0, 10);
  for (let day = to < today ? to : today; day >= from && days.length < MOST_DAYS; day = addDays(day, -1)) {
    if (new Date(`${day}T00:00:00Z`).getUTCDay() !== 1) days.push(dayOf(account, day));
  }
  return days;
}

const MOST_DAYS = 2000;

function dayOf({ platform }: SandboxAccount, day: string): SandboxDay {
  const chance = hash(platform + day);
  const trips = 6 + (chance % 9);
  return {
    amount: Math.round(trips * (5200 + (chance % 2400))) / 100,
    currency: 'mxn',
    earning_date: day,
    cash_amount: chance % 3 === 0 ? trips * 11 : null,
    count_trips: trips,
  };
}

function hash(text: string): number {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + sign.charCodeAt(0)) % 1_000_003;
  return sum;
}
