import type { SSEReplyInterface } from '@fastify/sse';
import type {
  PathParameters,
  ReadPart,
  ServiceEndpoint,
  StaffDoor,
  StaffEndpoint,
} from '@volante/contract/endpoint.ts';
import { type Reach, reachOf } from '@volante/contract/staff/roles.ts';
import { shownPart } from '@volante/contract/staff/shown-part.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import { v1Api } from '@volante/contract/v1-api.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Trx } from '../../database/db.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { asErased } from '../broken-at.ts';
import { clientAddress } from '../connection/client-address.ts';
import { streamHeaders } from '../connection/probe.ts';
import { oncePerKey, type StoredAnswer } from '../idempotency/idempotency.ts';
import { parse } from '../parse.ts';
import { FileAnswer, sendAnswer, sendFile } from '../send-answer.ts';
import type { Output } from '../serve.ts';
import { type CallTransaction, callTransaction } from './call-transaction.ts';
import type { AuditEntry, ServiceCaller, StaffAccount, StaffApplicationFile, StaffSession } from './staff-deps.ts';
import { type Admitted, staffAdmission } from './staff-gate.ts';

/** Base path of the staff API; the contract's paths are relative to it. */
export const STAFF_API = '/api/staff';
/** Base path of the API for other systems. */
export const V1_API = '/api/v1';

type AnyStaffEndpoint = StaffEndpoint | StaffDoor | ServiceEndpoint;

type OfApplication =
  | `${string}{applicationId}${string}`
  | `/visits/{visitId}${string}`
  | `/messages/{messageId}${string}`;

interface StaffCall<E extends AnyStaffEndpoint> {
  deps: Deps;
  /** For calls behind the gate. */
  session: E['gate'] extends 'staff-door' ? undefined : StaffSession;
  account: E['gate'] extends 'staff-door' ? undefined : StaffAccount;
  actor: E['gate'] extends 'staff-door' ? undefined : { kind: 'staff'; id: string };
  /** Whose token made the call; null for people. */
  service: E['gate'] extends 'service' ? ServiceCaller : ServiceCaller | null;
  /** For calls whose path names an application, or something of one. */
  application: E['path'] extends OfApplication ? StaffApplicationFile : undefined;
  /** The countries whose applications the caller sees. */
  reach: E['gate'] extends 'staff-door' ? undefined : Reach;
  params: Record<PathParameters<E['path']>, string>;
  query: Output<E, 'query'>;
  body: Output<E, 'body'>;
  ip: string;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Adds details to the audit entry, without personal data, at the latest within the transaction. */
  note(details: Record<string, unknown>): void;
  /**
   * Names the application that the call is about, and the file of it that the response is, if the path doesn't, before anything is
   * changed. Throws `rate_limited` if the response would show one application too many.
   */
  about(application: StaffApplicationFile, mediaId?: string): Promise<void>;
  /** For writes behind the gate, which make their change in it. */
  transaction: E['gate'] extends 'staff-door' ? undefined : CallTransaction<z.input<E['result']>>;
}

interface Options<E extends AnyStaffEndpoint> {
  /** Looks up what else the path names besides the application, before the body is read. Throws if it doesn't exist. */
  find?: (
    call: Pick<StaffCall<E>, 'deps' | 'params' | 'session' | 'account' | 'service' | 'application' | 'reach'>,
  ) => Promise<unknown>;
  /** The response contains a newly made secret, so it is stored encrypted. */
  secretAnswer?: true;
  /** The call erases its application, so its response, which says nothing about it, outlives it. */
  erases?: true;
  /** The call changes nothing, although its method is that of a write. */
  asks?: true;
}

const nothing = z.strictObject({});

/** An event stream as a response; `start` sends the first event. */
export class StreamAnswer {
  readonly start: (stream: SSEReplyInterface) => void;
  constructor(start: (stream: SSEReplyInterface) => void) {
    this.start = start;
  }
}

type Handler<E extends AnyStaffEndpoint> = (
  call: StaffCall<E>,
) => Promise<NoInfer<z.input<E['result']>> | FileAnswer | StreamAnswer>;

/**
 * Mounts one call of the staff contract, or of the one for other systems, behind its gate. The handler comes last and returns
 * `data`, a file or a stream.
 */
export function serveStaff<const E extends AnyStaffEndpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  ...given: [handler: Handler<E>] | [options: Options<E>, handler: Handler<E>]
): void {
  const [options, handler] = given.length === 2 ? given : [{}, given[0]];
  const admit = staffAdmission(deps);
  const admitted = new WeakMap<FastifyRequest, Admitted | null>();
  const name = nameOf(endpoint);
  const isRead = endpoint.method === 'GET';
  const reads = endpoint.gate === 'staff-door' ? undefined : endpoint.reads;
  const shown = shownPart(endpoint);
  const isWrite = !isRead && !options.asks && !reads;
  const onceAs = {
    // Data protected by a second factor is secret, too. What such a call only shows isn't stored at all.
    isSecret: options.secretAnswer || (endpoint.gate === 'staff' && endpoint.stepUp === true),
    isKept: endpoint.gate !== 'staff-door' && !reads,
  };

  async function enter(request: FastifyRequest): Promise<void> {
    const who = await admit(request, endpoint);
    try {
      const find = async () => {
        if (who?.missing) throw who.missing;
        await options.find?.(partsOf(request, who));
      };
      const mayBeRepeated =
        onceAs.isKept && isWrite && !endpoint.form && request.headers['idempotency-key'] !== undefined;
      if (!mayBeRepeated) await find();
      const missing = mayBeRepeated ? await find().then(() => null, isNotFound) : null;
      admitted.set(request, who && { ...who, missing });
    } catch (error) {
      throw await unlessErased(error, who?.application?.applicationId);
    }
  }

  function partsOf(request: FastifyRequest, who: Admitted | null) {
    const { session, service = null, application } = who ?? {};
    const { account } = session ?? {};
    const reach = account && reachOf(account);
    return { deps, params: request.params, session, account, service, application, reach } as unknown as StaffCall<E>;
  }

  // A call without input must not get a body: a caller who sends one expects it to have an effect.
  function bodyOf({ body = {} }: FastifyRequest): unknown {
    if (endpoint.body) return parse(endpoint.body, body);
    if (!isRead && !endpoint.form) parse(nothing, body);
    return undefined;
  }

  function readInput(request: FastifyRequest, missing: unknown) {
    try {
      return { query: endpoint.query && parse(endpoint.query, request.query), body: bodyOf(request) };
    } catch (error) {
      throw missing ?? error;
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const who = admitted.get(request) ?? null;
    const input = readInput(request, who?.missing);
    const details: Record<string, unknown> = {};
    let application = who?.application ?? null;
    let named: { mediaId?: string } = {};
    const call = {
      ...partsOf(request, who),
      ...input,
      actor: who && { kind: 'staff', id: who.session.account.id },
      ip: clientAddress(request),
      request,
      reply,
      note: (more: Record<string, unknown>) => Object.assign(details, more),
      about: async (found: StaffApplicationFile, mediaId?: string) => {
        application = found;
        if (mediaId !== undefined) named = { mediaId };
        if (who && shown && !who.service)
          await deps.staffGate.countOpening(who.session.account.id, found.applicationId);
      },
      transaction: who && isWrite ? callTransaction(deps, finish) : undefined,
    } as unknown as StaffCall<E>;
    const once =
      who && onceAs.isKept
        ? oncePerKey(deps, request, {
            ...onceAs,
            role: [...who.session.account.roles, ...who.session.account.countries].join(' '),
            isService: who.service !== null,
          })
        : null;
    // Some handlers name the application only while they work.
    const answerOf = (data: unknown): StoredAnswer => ({
      status: 200,
      body: JSON.stringify({ data: judge(data) }),
      about: options.erases ? null : (application?.applicationId ?? null),
    });
    const entry = () => ({ ...entryOf({ ...who!, application }, request, details), ...named });
    let written = null as StoredAnswer | null;

    async function finish(trx: Trx, data: unknown): Promise<void> {
      written = answerOf(data);
      await deps.staffGate.recordWrite({ ...entry(), kind: name, mediaId: null }, trx);
      await once?.keepWith(trx, written);
    }
    async function work(): Promise<StoredAnswer | FileAnswer | StreamAnswer> {
      if (who?.missing) throw who.missing;
      const data = await handler(call).catch(async (error) => {
        throw await unlessErased(error, application?.applicationId);
      });
      if (who && isWrite) {
        if (!written) throw new Error(`${name} made its change outside the call's transaction.`);
        return written;
      }
      if (who && reads) await writeReading(entry(), reads, request);
      // Of a service account every call is logged, by its name where it shows no one application.
      else if (who?.service)
        await writeReading({ ...entry(), details: { ...entry().details, call: name } }, 'list', request);
      return data instanceof FileAnswer || data instanceof StreamAnswer ? data : answerOf(data);
    }
    const given = once && who ? await onceFor(who.session.account.id) : await work();
    if (who && shown && !reads) await writeShown(who, given as StoredAnswer);
    if (given instanceof StreamAnswer) return startStream(reply, given);
    if (!(given instanceof FileAnswer)) return sendAnswer(reply, given);
    return sendFile(reply, given);

    /** What a change shows is read, too, even by a repeat, or if nothing had to be changed. */
    async function writeShown(who: Admitted, { about = null }: StoredAnswer): Promise<void> {
      const applicationId = application?.applicationId ?? about;
      const entry = { ...entryOf({ ...who, application }, request, {}), applicationId, mediaId: null };
      if (applicationId && shown) await writeReading(entry, shown, request);
    }

    async function onceFor(accountId: string): Promise<StoredAnswer> {
      let replayed: StoredAnswer | null = null;
      const kept = await once!.keep(async () => {
        replayed = await once!.begin(accountId, input, options.erases ? null : application?.applicationId);
        return replayed ?? ((await work()) as StoredAnswer);
      });
      return replayed ?? kept;
    }
  }

  async function writeReading(entry: Entry, part: ReadPart, request: FastifyRequest): Promise<void> {
    try {
      await deps.staffGate.recordRead({ ...entry, kind: 'read', part });
    } catch (error) {
      request.log.error({ err: error }, 'an audit entry could not be written');
      throw new Problem('server_unavailable_error', { retryAfter: 5 });
    }
  }

  function unlessErased(error: unknown, applicationId: string | undefined): Promise<unknown> {
    return asErased(
      error,
      async () => !applicationId || (await deps.staffGate.findApplication(applicationId)) !== null,
    );
  }

  function judge(data: unknown): unknown {
    const result = z.safeParse(endpoint.result, data);
    if (result.success) return result.data;
    throw new Error(`The response of ${endpoint.method} ${endpoint.path} violates the contract`, {
      cause: result.error,
    });
  }

  const base = endpoint.gate === 'service' ? V1_API : STAFF_API;
  const url = base + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const sse = endpoint.gate === 'staff' && endpoint.stream ? ({ sse: 'manual' } as const) : {};
  app.route({ method: endpoint.method, url, onRequest: enter, handler: answer, ...sse });
}

function startStream(reply: FastifyReply, { start }: StreamAnswer): FastifyReply {
  reply.headers(streamHeaders);
  reply.sse.keepAlive();
  reply.sse.sendHeaders();
  reply.hijack();
  start(reply.sse);
  return reply;
}

/** Other failures are not for later. */
function isNotFound(error: unknown): Problem {
  if (error instanceof Problem && error.status === 404) return error;
  throw error;
}

/** The call's name in the contract, under which it is logged. */
function nameOf(endpoint: AnyStaffEndpoint): string {
  const calls = [...Object.entries<AnyStaffEndpoint>(staffApi), ...Object.entries<AnyStaffEndpoint>(v1Api)];
  const [name] = calls.find(([, first]) => first === endpoint) ?? [];
  if (!name) throw new Error(`${endpoint.path} is not in the contract`);
  return name;
}

type Entry = Omit<AuditEntry, 'kind' | 'part'>;

/** What the audit log says of every call: who, where from, and which application. */
function entryOf(who: Admitted, request: FastifyRequest, details: Record<string, unknown>): Entry {
  const { applicationId: _, mediaId = null, ...params } = request.params as Record<string, string | undefined>;
  return {
    accountId: who.session.account.id,
    applicationId: who.application?.applicationId ?? null,
    mediaId,
    revision: who.application?.revision ?? null,
    ip: clientAddress(request),
    details: { ...params, ...details },
  };
}
