import type { Obligor, ObligorSuggestedValue } from '@volante/contract/obligor/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { useFieldValues } from '../../../lib/form/field-values.ts';
import type { ScreenForm } from '../../../lib/form/screen-form.ts';

export interface FromCard {
  /** The card was sent and is being read. */
  reading: boolean;
  /** Hint of a field that contains the card's value. */
  hint: (field: keyof ObligorSuggestedValue) => string | undefined;
}

/**
 * Fills empty fields with the values on the front of the guarantor's card, as soon as its photo was uploaded. Typed
 * text stays. `hint`: of a field that has the card's value.
 */
export function useCardValues(
  form: ScreenForm<Obligor>,
  mediaId: string | undefined,
  hint: string,
  ask: (mediaId: string) => Promise<ObligorSuggestedValue>,
): FromCard {
  const [name, location] = useFieldValues(form, 'name', 'location');
  const typed = { name, location };
  const [read, setRead] = useState<{ mediaId: string; says: ObligorSuggestedValue } | null>(null);
  const filled = useRef<Partial<ObligorSuggestedValue>>({});
  const { core, setValue } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per photo
  useEffect(() => {
    if (!mediaId) return;
    let isCurrent = true;
    const fill = (says: ObligorSuggestedValue) => {
      if (!isCurrent) return;
      setRead({ mediaId, says });
      for (const field of fields) {
        const there = core.values()[field];
        if (says[field] === '' || (there !== '' && there !== filled.current[field])) continue;
        filled.current[field] = says[field];
        setValue(field, says[field]);
      }
    };
    // Without a reading the fields are typed, which needs no message.
    ask(mediaId).then(fill, () => fill(nothing));
    return () => {
      isCurrent = false;
    };
  }, [mediaId, core]);
  return {
    reading: mediaId !== undefined && read?.mediaId !== mediaId,
    hint: (field) => (read && typed[field] !== '' && typed[field] === read.says[field] ? hint : undefined),
  };
}

const fields = ['name', 'location'] as const;
const nothing: ObligorSuggestedValue = { name: '', location: '' };
