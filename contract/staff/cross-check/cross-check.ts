import * as z from 'zod/mini';
import { documentTypes } from '../../documents/rules.ts';
import { staffEndpoint } from '../../endpoint.ts';
import { Why } from '../queue-row.ts';

/** The facts compared between form, documents and platforms. */
export const crossCheckFacts = [
  'name',
  'birthdate',
  'sex',
  'birth_state',
  'curp',
  'rfc',
  'postal_code',
  'bill_holder',
  'bank',
  'clabe',
  'statement_month',
  'guarantor_name',
] as const;
export type CrossCheckFact = (typeof crossCheckFacts)[number];

export const agreements = ['agree', 'differ', 'alone'] as const;
export type Agreement = (typeof agreements)[number];

export const CrossCheckValue = z.object({
  /**
   * `form`, `form_curp` or `form_rfc` (the data encoded in these identifiers of the form), a type of document, or a
   * platform.
   */
  source: z.string(),
  value: z.string(),
  mediaId: z.nullable(z.string()),
  /** From 1. */
  page: z.nullable(z.number()),
  /** `[x, y, width, height]` from 0 to 1 of the upright page. */
  box: z.nullable(z.array(z.number())),
  confidence: z.nullable(z.number()),
});
export type CrossCheckValue = z.infer<typeof CrossCheckValue>;

export const CrossCheck = z.object({
  /** That of the application. */
  revision: z.number(),
  facts: z.array(
    z.object({ fact: z.enum(crossCheckFacts), agreement: z.enum(agreements), values: z.array(CrossCheckValue) }),
  ),
  /** Files whose text is unknown, and why. */
  notRead: z.array(z.object({ type: z.enum(documentTypes), because: Why })),
});
export type CrossCheck = z.infer<typeof CrossCheck>;

export const crossCheckEndpoints = {
  getLedger: staffEndpoint({
    method: 'GET',
    path: '/applications/{applicationId}/ledger',
    summary: 'What the form, the papers and the platforms say, fact by fact, and where they differ.',
    needs: 'decide',
    reads: 'ledger',
    result: CrossCheck,
    refusals: [],
  }),
};
