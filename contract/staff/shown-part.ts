import type * as z from 'zod/mini';
import type { ReadPart, ServiceEndpoint, StaffDoor, StaffEndpoint } from '../endpoint.ts';
import { Message } from './administration/messages.ts';
import { Affordability } from './affordability/affordability.ts';
import { StaffApplication, TimelineItem } from './application.ts';
import { CrossCheck } from './cross-check/cross-check.ts';
import { Media } from './document.ts';
import { StaffEarnings } from './earnings.ts';
import { RenewedLink, ShownLink } from './links/link-calls.ts';
import { MatchList } from './matches/matches.ts';
import { PrivacyRequest } from './privacy/requests.ts';
import { Report, Visit } from './visit.ts';

/** What answers show of an application. A schema that isn't listed here shows nothing of it. */
const parts = new Map<z.ZodMiniType, ReadPart>([
  [StaffApplication, 'case'],
  [TimelineItem, 'case'],
  [Media, 'case'],
  [Message, 'case'],
  [Report, 'case'],
  [Visit, 'case'],
  [PrivacyRequest, 'case'],
  [StaffEarnings, 'earnings'],
  [Affordability, 'earnings'],
  [CrossCheck, 'ledger'],
  [MatchList, 'ledger'],
  [ShownLink, 'link'],
  [RenewedLink, 'link'],
]);

/**
 * The part of an application that a call's answer shows, whatever its method: a write that answers with the application hands it
 * out just as a read does. Null for none.
 */
export function shownPart(endpoint: StaffEndpoint | StaffDoor | ServiceEndpoint): ReadPart | null {
  if (endpoint.gate === 'staff-door') return null;
  if (endpoint.gate === 'service') return endpoint.reads ?? null;
  return endpoint.reads ?? partOf(endpoint.result);
}

/** The part that a schema shows, at any depth. */
export function partOf(schema: z.ZodMiniType): ReadPart | null {
  const own = parts.get(schema);
  if (own) return own;
  const { shape = {}, element, innerType, options = [] } = schema._zod.def as Inner;
  const inner = [...Object.values(shape), ...options, ...(element ? [element] : []), ...(innerType ? [innerType] : [])];
  return inner.map(partOf).find((part) => part !== null) ?? null;
}

interface Inner {
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
}
