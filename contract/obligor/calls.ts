import * as z from 'zod/mini';
import { Application } from '../application.ts';
import { endpoint } from '../endpoint.ts';
import { atMost } from '../fields/lengths.ts';
import { limitedView } from '../limited-view.ts';
import { obligorCards } from './cards.ts';
import { Obligor, ObligorSuggestedValue } from './rules.ts';

const Card = z.strictObject({ mediaId: z.string().check(atMost(64)), type: z.enum(obligorCards) });

/** The guarantor, optionally with the photos of the ID card; saved together or not at all. */
export const ObligorUpdate = z.extend(Obligor, {
  documents: z.optional(z.array(Card).check(atMost(2))),
});
export type ObligorUpdate = z.infer<typeof ObligorUpdate>;

export const obligorEndpoints = {
  readObligorCard: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/aval-data/proposal',
    summary:
      'Reads a photo of the front of the guarantor’s card that was uploaded, and proposes what it says. Nothing is kept.',
    gate: 'link',
    limited: 'refused',
    budget: 'screenshots',
    body: z.strictObject({ mediaId: z.string().check(atMost(64)) }),
    result: ObligorSuggestedValue,
    refusals: ['media_not_found', 'application_closed'],
  }),
  saveObligor: endpoint({
    method: 'POST',
    path: '/public/admission/requests/{id}/aval-data',
    summary: 'Saves the guarantor (aval), optionally with the photos of the ID card.',
    gate: 'link',
    limited: limitedView,
    body: ObligorUpdate,
    result: Application,
    refusals: [
      'media_not_found',
      'document_not_found',
      'file_type_not_accepted',
      'section_approved',
      'application_closed',
    ],
  }),
};
