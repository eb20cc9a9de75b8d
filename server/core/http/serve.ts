import type { Application } from '@volante/contract/application.ts';
import type { Budget, Endpoint, PathParameters } from '@volante/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Trx } from '../database/db.ts';
import type { ApplicationFile, Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { asErased } from './broken-at.ts';
import { clientAddress } from './connection/client-address.ts';
import { accessOf, budgetOf, Caller } from './devices/caller.ts';
import { problemOf } from './error-handler.ts';
import {
  type Asking,
  countUnproved,
  findHolderApplication,
  type LookUp,
  openApplication,
  openHolderApplication,
} from './gate.ts';
import { oncePerKey, type StoredAnswer } from './idempotency/idempotency.ts';
import { mountInternalCall } from './internal-calls.ts';
import { parse } from './parse.ts';
import { FileAnswer, sendAnswer, sendFile } from './send-answer.ts';

/** Base path of the API; the contract's paths are relative to it. */
export const API = '/api';

interface Call<E extends Endpoint, File extends ApplicationFile = ApplicationFile> {
  deps: Deps;
  /** Proved by the gate. Gates `open` and `form` provide none; with `form` the handler gets it from `openCase`. */
  application: E['gate'] extends 'link' | 'holder' ? File : never;
  params: Record<PathParameters<E['path']>, string>;
  query: Output<E, 'query'>;
  body: Output<E, 'body'>;
  /** The browser that calls. */
  caller: Caller;
  /** The client's address, behind trusted proxies. */
  ip: string;
  request: FastifyRequest;
  reply: FastifyReply;
  /** For gate `form`: the application proved by header or cookie, or null. */
  findHolder(): Promise<ApplicationFile | null>;
  /** Verifies a request id from a form; refuses like the other gates. */
  prove(requestId: unknown): Promise<ApplicationFile>;
  /** Like `prove`, and starts the work on that application: claims its key and spends its budget. */
  openCase(requestId: unknown): Promise<ApplicationFile>;
  /** The application as it is after this call. */
  view(): Promise<Application>;
  /** Stores the handler's result as the key's response, at the end of the work's transaction. */
  keepAnswer(trx: Trx, data: z.input<E['result']>): Promise<void>;
}

export type Output<E, Part extends 'query' | 'body'> = E extends { [K in Part]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

interface Options<File extends ApplicationFile> {
  /** Reads more than the case file at the gate, which saves a second query. */
  lookUp?: LookUp<File>;
  /**
   * Skips response validation for the busiest call, whose result is built by one function that is tested against the
   * contract.
   */
  wellFormed?: true;
  /** The response contains a secret, so it is stored encrypted for a repeat. */
  secretAnswer?: true;
}

/** A file only for endpoints that say so. */
type Answer = StoredAnswer | FileAnswer;

type Handler<E extends Endpoint, File extends ApplicationFile> = (
  call: Call<E, File>,
) => Promise<z.input<E['result']> | FileAnswer> | z.input<E['result']>;

/** Mounts one call of the contract, with everything around the feature's own work. The handler comes last and returns `data`. */
export function serve<const E extends Endpoint, File extends ApplicationFile = ApplicationFile>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  ...given: [handler: Handler<E, File>] | [options: Options<File>, handler: Handler<E, File>]
): void {
  const [options, handler] = given.length === 2 ? given : [{}, given[0]];
  const lookUp = options.lookUp ?? (deps.findApplicationFile as LookUp<File>);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<Answer> {
    const leave = await deps.turns.take();
    return answerWithinLimit(request, reply, leave).finally(leave);
  }

  async function answerWithinLimit(request: FastifyRequest, reply: FastifyReply, leave: () => void): Promise<Answer> {
    const isUnproved = endpoint.gate === 'open' || endpoint.gate === 'form';
    const asking = { request, caller: new Caller(deps, request, reply), lookUp };
    const claimed = isUnproved ? await countUnproved(deps, asking) : null;
    let application = isUnproved ? undefined : await prove(asking);
    if (application) refuseLimited(application);
    const input = parseInput(endpoint, request);
    // An answer that was kept for a known device must not be given to another one; a file isn't kept at all.
    const once = endpoint.file
      ? null
      : oncePerKey(deps, request, () => ({
          ...(isMasked(application) && { role: 'limited' }),
          isLimited: application !== undefined && isLimited(application),
          ...(options.secretAnswer && { isSecret: true }),
        }));
    // Widened, since the compiler doesn't see that `start` assigns it.
    let giveBack = null as GiveBack | null;

    async function start(proved: ApplicationFile): Promise<void> {
      refuseLimited(proved);
      await keepDevice(deps, proved);
      const answered = await once?.begin(proved.applicationId, input);
      if (answered) throw new Replay(answered);
      giveBack = await spendBudget(deps, endpoint, proved);
    }
    let proved: File | null = null;
    async function proveOnce(requestId: unknown): Promise<File> {
      if (proved === null || proved.requestId !== requestId) proved = await openApplication(deps, asking, requestId);
      return proved;
    }
    const call = {
      ...input,
      deps,
      application,
      params: request.params,
      caller: asking.caller,
      // Computed on demand: behind proxies it has to be found in a header.
      get ip() {
        return clientAddress(request);
      },
      request,
      reply,
      findHolder: async () => claimed ?? (await findHolderApplication(deps, asking)),
      prove: proveOnce,
      async openCase(requestId: unknown) {
        application = await proveOnce(requestId);
        await start(application);
        return application;
      },
      async view() {
        if (!application) throw new Error('view() before openCase()');
        const { view, guarded, device } = await deps.viewApplication(application);
        // The call itself, or another one meanwhile, may have stored the first personal data.
        application = { ...application, guarded, device };
        return view;
      },
      keepAnswer: async (trx: Trx, data: z.input<E['result']>) => once?.keepWith(trx, answerOf(data, application)),
    } as unknown as Call<E, File>;

    async function work(): Promise<Answer> {
      if (application) await start(application);
      // A file arrives slowly, and is then opened and read in queues of their own.
      if (request.isMultipart()) leave();
      const data = await handler(call);
      return data instanceof FileAnswer ? data : answerOf(data, application);
    }
    try {
      return await (once ? once.keep(work as () => Promise<StoredAnswer>) : work());
    } catch (error) {
      if (error instanceof Replay) return error.answer;
      if (problemOf(error).status === 503) await giveBack?.();
      throw await asErased(error, async () => !application || (await lookUp(application.requestId, [])) !== null);
    }
  }

  async function prove(asking: Asking<File>): Promise<File> {
    const { id, requestId } = asking.request.params as Record<string, string | undefined>;
    const proved = await (endpoint.gate === 'link'
      ? openApplication(deps, asking, id ?? requestId)
      : openHolderApplication(deps, asking));
    await deps.limits.spend('calls', ...budgetOf(deps, proved));
    return proved;
  }

  const isLimited = (application: ApplicationFile) => accessOf(deps, application) === 'limited';

  function isMasked(application: ApplicationFile | undefined): boolean {
    return application !== undefined && isLimited(application) && typeof endpoint.limited === 'function';
  }

  function refuseLimited(application: ApplicationFile): void {
    if (endpoint.limited === 'refused' && isLimited(application)) throw new Problem('device_not_proved');
  }

  function answerOf(given: z.input<E['result']>, application: ApplicationFile | undefined): StoredAnswer {
    const data = isMasked(application) && typeof endpoint.limited === 'function' ? endpoint.limited(given) : given;
    if (options.wellFormed) return { status: 200, body: JSON.stringify({ data }) };
    const result = z.safeParse(endpoint.result, data);
    if (result.success) return { status: 200, body: JSON.stringify({ data: result.data }) };
    throw new Error(`The response of ${endpoint.method} ${endpoint.path} violates the contract`, {
      cause: result.error,
    });
  }

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const given = await answer(request, reply);
    return given instanceof FileAnswer ? sendFile(reply, given) : sendAnswer(reply, given);
  };
  app.route({ method: endpoint.method, url: routePath(endpoint), handler: handle });
  if (endpoint.method === 'GET' && !endpoint.file)
    mountInternalCall(
      app,
      API + endpoint.path,
      answer as (...given: Parameters<typeof answer>) => Promise<StoredAnswer>,
    );
}

function routePath(endpoint: Endpoint): string {
  return API + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function parseInput(endpoint: Endpoint, request: FastifyRequest) {
  if (endpoint.body && request.body === undefined) throw new Problem('bad_request_error');
  return {
    query: endpoint.query && parse(endpoint.query, request.query),
    body: endpoint.body && parse(endpoint.body, request.body),
  };
}

/** A known device that is in use stays known: the time is written, and its cookie renewed, at most once an hour. */
async function keepDevice(deps: Deps, { applicationId, device, caller }: ApplicationFile): Promise<void> {
  if (!device?.isProved || deps.now().getTime() - Date.parse(device.lastUsedAt) < HOUR_MS) return;
  await deps.devices.touch(device.deviceId);
  caller?.renewCookie('applicant', applicationId);
}

const HOUR_MS = 3_600_000;

/** Gives back the budget of a call that the server couldn't handle. Never fails. */
type GiveBack = () => Promise<void>;

// The budget `identity` is spent by the feature itself, and only if an identifier is looked up.
async function spendBudget(deps: Deps, { budget }: Endpoint, application: ApplicationFile): Promise<GiveBack | null> {
  if (!budget || !perApplication.includes(budget)) return null;
  const own = budgetOf(deps, application);
  await deps.limits.spend(budget, ...own);
  // The failure that kept the server from its work may also affect this; the caller gets the first one.
  return () => deps.limits.giveBack(budget, ...own).catch(() => {});
}

const perApplication: readonly Budget[] = ['uploads', 'screenshots', 'accounts', 'rehearsals'];

/** Thrown to skip the work when there is a stored response. */
class Replay extends Error {
  readonly answer: StoredAnswer;
  constructor(answer: StoredAnswer) {
    super('answered before');
    this.answer = answer;
  }
}
