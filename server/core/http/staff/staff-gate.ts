import { BlockList, isIP } from 'node:net';
import { countryCodes } from '@volante/contract/country.ts';
import type { ServiceEndpoint, StaffDoor, StaffEndpoint } from '@volante/contract/endpoint.ts';
import { may, reaches } from '@volante/contract/staff/roles.ts';
import { shownPart } from '@volante/contract/staff/shown-part.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { asErased } from '../broken-at.ts';
import { addressKey, clientAddress } from '../connection/client-address.ts';
import { findNamed } from './find-named.ts';
import { isServiceToken } from './service-token.ts';
import { readStaffCookie } from './staff-cookie.ts';
import type { ServiceCaller, StaffApplicationFile, StaffSession } from './staff-deps.ts';

export interface Admitted {
  /** Of a service account one that lasts for this call. */
  session: StaffSession;
  /** Null for people. */
  service: ServiceCaller | null;
  /** What the path names, or what it names belongs to. */
  application: StaffApplicationFile | null;
  /** Set if what the path names doesn't exist, no longer, or not for this caller. */
  missing: unknown;
}

type Gated = StaffEndpoint | ServiceEndpoint;
type Admit = (request: FastifyRequest, endpoint: Gated | StaffDoor) => Promise<Admitted | null>;

/**
 * The checks that every staff call has to pass before its body is read, in this order: network, origin, sign-in, rate limit,
 * right, second factor, existence. Null for calls before sign-in. What is missing is left to the caller to refuse: a repeat of the
 * call that removed it gets that call's response.
 *
 * With a bearer token the caller is a service account: neither cookie nor origin count then, nor does what a cookie of the same
 * call would allow. It may make the calls of its scopes, and none that asks people for their second factor.
 */
export function staffAdmission(deps: Deps): Admit {
  const { config, limits, staffGate, now } = deps;
  const isInside = withinNetworks(config.STAFF_NETWORKS);

  async function signedIn(request: FastifyRequest, { stream }: StaffEndpoint): Promise<StaffSession> {
    const token = readStaffCookie(config, request);
    const session = token && (await staffGate.findSession(token, stream ? 'by_itself' : 'by_person'));
    if (session) return session;
    await limits.spend('general', addressKey(request));
    throw new Problem('authentication_error');
  }

  async function knownService(request: FastifyRequest): Promise<ServiceCaller> {
    const token = bearerOf(request);
    const isWhole = token !== null && isServiceToken(token);
    const address = addressKey(request);
    // Before the look-up, so that a flood costs none. From an address that is past the limit a right one waits, too.
    const isFlood = isWhole && (await limits.left('wrong_tokens', address)) === 0;
    if (isFlood) await limits.spend('wrong_tokens', address);
    const service = isWhole ? await staffGate.findService(token) : null;
    if (service) return service;
    // By address: somebody who guesses tokens locks no account.
    await limits.spend('general', address);
    if (isWhole) await limits.spend('wrong_tokens', address);
    throw new Problem('authentication_error');
  }

  async function admitService(request: FastifyRequest, endpoint: Gated): Promise<Admitted> {
    const service = await knownService(request);
    const { account, networks, scopes, callsPerMinute } = service;
    const isAllowed = networks.length > 0 ? withinNetworks(networks) : isInside;
    if (!isAllowed(clientAddress(request))) throw refusal(request, 'network_refused', account.id);
    await limits.spend('service_calls', account.id, false, callsPerMinute);
    const isOfPeople = endpoint.gate === 'staff' && (endpoint.stepUp || !isOneCountry(service, request));
    if (isOfPeople || !endpoint.scope || !scopes.includes(endpoint.scope)) {
      throw refusal(request, 'scope_refused', account.id);
    }
    const named = await findNamed(staffGate, request, endpoint.path, account);
    return { session: sessionOf(service, now()), service, ...named };
  }

  /** A path that leads to an application without naming it can't say later which one was erased meanwhile. */
  async function countOpening({ account }: StaffSession, applicationId: string): Promise<void> {
    const isThere = async () => (await staffGate.findApplication(applicationId)) !== null;
    await staffGate.countOpening(account.id, applicationId).catch(async (error) => {
      throw await asErased(error, isThere);
    });
  }

  return async (request, endpoint) => {
    if (endpoint.gate === 'service' || (endpoint.gate === 'staff' && bearerOf(request)?.startsWith('vol_'))) {
      return admitService(request, endpoint);
    }
    if (!isInside(clientAddress(request))) throw refusal(request, 'network_refused');
    if (isWrite(request) && !isOwnPage(config.PUBLIC_URL, request)) throw refusal(request, 'origin_refused');
    if (endpoint.gate === 'staff-door') {
      await limits.spend('general', addressKey(request));
      return null;
    }
    const session = await signedIn(request, endpoint);
    await limits.spend('calls', session.account.id);
    const named = await findNamed(staffGate, request, endpoint.path, session.account);
    const { application } = named;
    // Writes, too, may answer with the application.
    if (application && (!isWrite(request) || shownPart(endpoint))) {
      await countOpening(session, application.applicationId);
    }
    if (!may(session.account, endpoint.needs)) throw refusal(request, 'role_refused', session.account.id);
    const isFresh = session.steppedUpUntil !== null && session.steppedUpUntil > now();
    if (endpoint.stepUp && !isFresh) throw new Problem('step_up_needed');
    return { session, service: null, ...named };
  };
}

/** Null without one. A proxy before the console may ask browsers for another kind of authorization, which isn't for us. */
function bearerOf({ headers: { authorization = '' } }: FastifyRequest): string | null {
  return /^Bearer +(.*)$/i.exec(authorization)?.[1] ?? null;
}

/** Calls of staff count all countries unless one is named, so an account for some countries has to name one of them. */
function isOneCountry({ account }: ServiceCaller, { query }: FastifyRequest): boolean {
  const { country } = query as { country?: unknown };
  return account.countries.length === 0 || countryCodes.some((code) => code === country && reaches(account, code));
}

/** Never stepped up, so what is protected by a second factor stays protected even where a call is made by mistake. */
function sessionOf({ account, tokenId }: ServiceCaller, at: Date): StaffSession {
  return { sessionId: tokenId, startedAt: at, idleUntil: at, endsAt: at, steppedUpUntil: null, account };
}

/** Refusals that the console's own pages never cause are logged, with the account's id. */
function refusal(request: FastifyRequest, code: RefusedCode, account?: string): Problem {
  request.log.warn({ code, route: request.routeOptions.url, account }, 'a console call was refused');
  return new Problem(code);
}

type RefusedCode = 'network_refused' | 'origin_refused' | 'role_refused' | 'scope_refused';

function isWrite({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

// Browsers say where a call comes from; a client that sends neither header isn't a browser.
function isOwnPage(publicUrl: string, { headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (headers.origin !== undefined && headers.origin !== new URL(publicUrl).origin) return false;
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Whether an address lies in one of the networks, written as in STAFF_NETWORKS; always true if there are none. */
function withinNetworks(networks: readonly string[]): (ip: string) => boolean {
  if (networks.length === 0) return () => true;
  const list = new BlockList();
  for (const network of networks.flatMap((network) => named[network] ?? [network])) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    list.addSubnet(address, bits === undefined ? widest[family] : Number(bits), family);
  }
  return (ip) => isIP(ip) > 0 && list.check(ip, familyOf(ip));
}

const widest = { ipv4: 32, ipv6: 128 };
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
