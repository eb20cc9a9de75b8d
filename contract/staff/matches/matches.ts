import * as z from 'zod/mini';
import { stages } from '../../admission/stages.ts';
import { instant } from '../../application.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { reasonText } from '../application-calls.ts';
import { Person } from '../roles.ts';

/** Things two applications may have in common. */
export const matchKinds = [
  'file',
  'picture',
  'screenshot',
  'phone',
  'email',
  'guarantor_phone',
  'guarantor_email',
  'guarantor_curp',
  'bank_account',
  'platform_account',
  'address',
  'device_place',
  'ip',
] as const;
export type MatchKind = (typeof matchKinds)[number];

/** `same`: equal. `alike`: possibly a coincidence. */
export const matchStrengths = ['same', 'alike'] as const;
export type MatchStrength = (typeof matchStrengths)[number];
export const strengthOf: Record<MatchKind, MatchStrength> = {
  file: 'same',
  picture: 'alike',
  screenshot: 'alike',
  phone: 'same',
  email: 'same',
  guarantor_phone: 'same',
  guarantor_email: 'same',
  guarantor_curp: 'same',
  bank_account: 'same',
  platform_account: 'same',
  address: 'same',
  device_place: 'alike',
  ip: 'alike',
};

/** The current value on one side of a match. */
export const MatchSide = z.object({
  value: z.string(),
  /** `form`, `obligor`, `location`, a type of document, a step of the home photos, or a platform. */
  source: z.string(),
  mediaId: z.nullable(z.string()),
});
export type MatchSide = z.infer<typeof MatchSide>;

export const Match = z.object({
  id: z.string(),
  kind: z.enum(matchKinds),
  strength: z.enum(matchStrengths),
  mine: MatchSide,
  /** Null, as is `other`, if that application is of a country in which the caller doesn't work. Nor can they dismiss the match then. */
  theirs: z.nullable(MatchSide),
  other: z.nullable(
    z.object({
      applicationId: z.string(),
      reference: z.string(),
      name: z.string(),
      stage: z.enum(stages),
    }),
  ),
  firstSeenAt: instant,
  dismissed: z.nullable(z.object({ by: Person, at: instant, reason: z.string() })),
});
export type Match = z.infer<typeof Match>;

export const MatchList = z.object({ items: z.array(Match), next: z.null() });
export type MatchList = z.infer<typeof MatchList>;

const of = '/applications/{applicationId}/matches';

export const matchEndpoints = {
  listMatches: staffEndpoint({
    method: 'GET',
    path: of,
    summary: 'What the application has in common with others; dismissed matches come last.',
    needs: 'decide',
    reads: 'ledger',
    result: MatchList,
    refusals: [],
  }),
  dismissMatch: staffEndpoint({
    method: 'POST',
    path: `${of}/{matchId}/dismiss`,
    summary: 'Dismisses a harmless match with a reason; it isn’t raised again.',
    needs: 'decide',
    body: z.strictObject({ reason: reasonText(200) }),
    result: MatchList,
    refusals: ['not_found_error', 'conflict_error', 'application_closed'],
  }),
};
