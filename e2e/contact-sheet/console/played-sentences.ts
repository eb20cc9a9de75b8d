import type { ReadySentence } from '../../../contract/staff/administration/ready-sentences.ts';
import { changed } from './steps.ts';

/** A sentence that came with the product, was changed, and is no longer offered. */
export const sentenceVersions = changed(
  /\/api\/staff\/ready-sentences(\/[^/]+\/versions)?$/,
  ({ items }: { items: ReadySentence[] }) => {
    const last = items.at(-1);
    if (!last) return;
    const by = { id: 'e', name: 'Eva Ríos' };
    const next = { ...last, version: 2, textEs: '¡Gracias, {firstName}! Lo vemos hoy.', isOn: false, by };
    if (items.length > 1) items.splice(-1, 1, next);
    else items.unshift(next);
  },
);
