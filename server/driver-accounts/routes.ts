import { timingSafeEqual } from 'node:crypto';
import { palencaEndpoints } from '@volante/contract/driver-accounts/calls.ts';
import type { FastifyInstance } from 'fastify';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { addressKey } from '../core/http/connection/client-address.ts';
import { budgetOf, Caller } from '../core/http/devices/caller.ts';
import { openApplication } from '../core/http/gate.ts';
import { serve } from '../core/http/serve.ts';
import { Problem } from '../core/problem.ts';
import { addAccount, readPlatformsStatus } from './accounts.ts';
import { findPlatform, receiveHint, refreshAccount } from './refresh.ts';

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, palencaEndpoints.addPalencaAccount, async ({ application, body, view }) => {
    if (body.requestId !== undefined && body.requestId.toLowerCase() !== application.requestId)
      throw new Problem('account_not_found');
    await addAccount(deps, application, body);
    return view();
  });

  serve(app, deps, palencaEndpoints.getPalencaData, async ({ query, request }) => {
    const mayAsk = () => deps.limits.spend('accounts', addressKey(request));
    return { platform: await findPlatform(deps, query.account_id ?? '', mayAsk) };
  });

  serve(app, deps, palencaEndpoints.updateProfileAndEarning, async ({ query, request, reply }) => {
    const asking = { request, caller: new Caller(deps, request, reply), lookUp: deps.findApplicationFile };
    const application = await openApplication(deps, asking, query.external_id).catch(notFound);
    if (!application) return { status: 'unknown' as const };
    const { account_id: accountId = '', platform } = query;
    // A rate-limited caller gets the stored state, so that the page continues.
    if (await isOverLimit(deps, application)) return { status: 'pending' as const };
    return { status: await refreshAccount(deps, application, { accountId, platform }) };
  });

  serve(app, deps, palencaEndpoints.getPlatformsStatus, async () => ({ platforms: await readPlatformsStatus(deps) }));

  serve(app, deps, palencaEndpoints.receiveWebhook, async ({ params, body, request }) => {
    if (!isSecret(deps.config.WIDGET_WEBHOOK_SECRET, params.secret)) {
      await deps.limits.spend('wrong_ids', addressKey(request));
      throw new Problem('not_found_error');
    }
    await receiveHint(deps, body);
    return { received: true as const };
  });
}

// The page continues without an account, so that a wrong id doesn't make this call fail.
function notFound(error: unknown): null {
  if (error instanceof Problem && error.code === 'admission_request_not_found') return null;
  throw error;
}

async function isOverLimit(deps: Deps, application: ApplicationFile): Promise<boolean> {
  try {
    await deps.limits.spend('accounts', ...budgetOf(deps, application));
    return false;
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
}

function isSecret(secret: string | undefined, given: string): boolean {
  const [wanted, said] = [Buffer.from(secret ?? ''), Buffer.from(given)];
  return wanted.length > 0 && wanted.length === said.length && timingSafeEqual(wanted, said);
}
