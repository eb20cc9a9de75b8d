import type { PathParameters } from '@volante/contract/endpoint.ts';
import type { ErrorCode } from '@volante/contract/errors.ts';
import { reaches, type Scoped } from '@volante/contract/staff/roles.ts';
import type { staffApi } from '@volante/contract/staff-api.ts';
import type { v1Api } from '@volante/contract/v1-api.ts';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../problem.ts';
import type { Found, NamedThing, StaffApplicationFile, StaffGate } from './staff-deps.ts';

type Api = typeof staffApi & typeof v1Api;
type Path = Api[keyof Api]['path'];
type OfApplication = `${string}{applicationId}${string}`;
type Parameter = PathParameters<Exclude<Path, OfApplication>>;

/**
 * What the parameters of a path lead to that names no application itself; null for what belongs to none. A call with a new parameter doesn't
 * compile until this is decided: whoever doesn't work in the country of what it leads to doesn't find it.
 */
const leadsTo: Record<Parameter, NamedThing | null> = {
  visitId: 'visit',
  messageId: 'message',
  batchId: 'batch',
  pictureId: 'picture',
  // Accounts and what is theirs.
  ...{ sessionId: null, passkeyId: null, viewId: null, accountId: null, invitationId: null, tokenId: null },
  // The calendar of the team.
  ...{ advisorId: null, timeOffId: null, place: null, day: null },
  // The installation. Webhooks are managed only by who works in every country.
  ...{ jobId: null, fallId: null, setting: null, planId: null, sentenceId: null },
  ...{ webhookId: null, eventId: null, name: null },
};

const missingCode: Record<NamedThing | 'application', ErrorCode> = {
  application: 'admission_request_not_found',
  visit: 'appointment_not_found',
  message: 'not_found_error',
  batch: 'not_found_error',
  picture: 'not_found_error',
};

/** What the caller of a call finds of what its path names. */
interface Entered {
  application: StaffApplicationFile | null;
  /** Set if it doesn't exist, or not for this caller: the refusal is the same. */
  missing: Problem | null;
}

const nothing: Entered = { application: null, missing: null };

/** Finds what a call's path names. The only place where its country is compared with the caller's. */
export async function findNamed(
  gate: StaffGate,
  { params }: Pick<FastifyRequest, 'params'>,
  path: string,
  account: Scoped,
): Promise<Entered> {
  const named = thingIn(path);
  if (!named) return nothing;
  const id = (params as Record<string, string>)[named.parameter] ?? '';
  const found = named.thing === 'application' ? await findOne(gate, id) : await gate.findNamed(named.thing, id);
  if (!found?.countries.every((country) => reaches(account, country)))
    return { application: null, missing: new Problem(missingCode[named.thing]) };
  return { application: found.application, missing: null };
}

async function findOne(gate: StaffGate, id: string): Promise<Found | null> {
  const application = await gate.findApplication(id);
  return application && { application, countries: [application.country] };
}

/** The application decides about all that follows it in the path. */
function thingIn(path: string): { parameter: string; thing: NamedThing | 'application' } | null {
  if (path.includes('{applicationId}')) return { parameter: 'applicationId', thing: 'application' };
  for (const [parameter, thing] of Object.entries(leadsTo))
    if (thing && path.includes(`{${parameter}}`)) return { parameter, thing };
  return null;
}
