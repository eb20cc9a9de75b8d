/** Why an application was rejected, as far as the applicant may be told; staff choose one, or none. */
export const decisionReasons = [
  'earnings_too_low',
  'earnings_not_verified',
  'documents_not_verified',
  'background_check',
  'visit_not_held',
  'area_not_covered',
  'withdrawn',
] as const;
export type DecisionReason = (typeof decisionReasons)[number];
