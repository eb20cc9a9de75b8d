import * as z from 'zod/mini';
import { documentTypes } from './rules.ts';

/** Fields of the personal data that a document may fill in. */
export const proposedFields = [
  'firstName',
  'lastName',
  'birthdate',
  'nationalId',
  'taxId',
  'postalCode',
  'state',
  'city',
  'neighborhood',
  'street',
  'streetNumber',
  'department',
] as const;
export type ProposedField = (typeof proposedFields)[number];

/**
 * A value on a document for a field that is empty, or for one that has a different value (`contradicts`, identity
 * only). Nothing is written to the personal data until the applicant confirms it or types a value.
 */
export const SuggestedValue = z.object({
  field: z.enum(proposedFields),
  value: z.string(),
  /** The document it was read from. */
  source: z.enum(documentTypes),
  contradicts: z.boolean(),
});
export type SuggestedValue = z.infer<typeof SuggestedValue>;

/** Faults noticed in a document's file: of the photo, or of its content. Hints, never refusals. */
export const noticedProblems = [
  'dark',
  'blurred',
  'cut',
  'glare',
  'small',
  'wrong_side',
  'wrong_paper',
  'expired',
  'code_differs',
] as const;
export const NoticedProblem = z.enum(noticedProblems);
export type NoticedProblem = z.infer<typeof NoticedProblem>;
