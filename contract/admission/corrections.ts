import * as z from 'zod/mini';

export const correctionParts = ['personal_data', 'earnings', 'obligor', 'home_photos'] as const;
export type CorrectionPart = (typeof correctionParts)[number];
export const correctionReasons = [
  'does_not_match_papers',
  'unreadable',
  'looks_changed',
  'incomplete',
  'outdated',
  'other',
] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

/**
 * What the applicant is asked to correct. Paths are field names, `uber.2026-11-09` (a week by its Monday) or `uber.profile`, and
 * steps of the home photos.
 */
export const AskedCorrection = z.object({
  id: z.string(),
  part: z.enum(correctionParts),
  paths: z.array(z.string()),
  reason: z.enum(correctionReasons),
  /** Staff's own words. */
  note: z.nullable(z.string()),
});
export type AskedCorrection = z.infer<typeof AskedCorrection>;
