import type { Application } from '@volante/contract/admission/application.ts';
import { obligorScreen } from '@volante/contract/documents/rules.ts';
import type { ObligorProposal } from '@volante/contract/obligor/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { useFieldValues } from '../../../lib/form/field-values.ts';
import { useText } from '../../../lib/text.ts';
import { call } from '../../application/call.ts';
import type { Slots } from '../slots/slots.ts';
import type { ObligorForm } from './obligor-form.ts';
import { obligorTexts } from './obligor-texts.ts';

export interface FromCard {
  /** The card was sent and is being read. */
  reading: boolean;
  /** Hint of a field that contains the card's value. */
  hint: (field: keyof ObligorProposal) => string | undefined;
}

/**
 * Fills empty fields with the values on the front of the guarantor's card, as soon as its photo was uploaded. Typed
 * text stays.
 */
export function useFromCard({ id }: Application, form: ObligorForm, slots: Slots): FromCard {
  const t = useText(obligorTexts);
  const [name, location] = useFieldValues(form, 'name', 'location');
  const typed = { name, location };
  const mediaId = slots.uploaded().find(({ type }) => type === obligorScreen)?.mediaId;
  const [read, setRead] = useState<{ mediaId: string; says: ObligorProposal } | null>(null);
  const filled = useRef<Partial<ObligorProposal>>({});
  const { core, setValue } = form;
  useEffect(() => {
    if (!mediaId) return;
    let isCurrent = true;
    const fill = (says: ObligorProposal) => {
      if (!isCurrent) return;
      setRead({ mediaId, says });
      for (const field of fields) {
        const there = core.values()[field];
        if (says[field] === '' || (there !== '' && there !== filled.current[field])) continue;
        filled.current[field] = says[field];
        setValue(field, says[field]);
      }
    };
    const path = 'POST /public/admission/requests/{id}/aval-data/proposal' as const;
    // Without a reading the fields are typed, which needs no message.
    call(path, { params: { id }, body: { mediaId } }).then(fill, () => fill(nothing));
    return () => {
      isCurrent = false;
    };
  }, [id, mediaId, core, setValue]);
  return {
    reading: mediaId !== undefined && read?.mediaId !== mediaId,
    hint: (field) => (read && typed[field] !== '' && typed[field] === read.says[field] ? t.fromCard : undefined),
  };
}

const fields = ['name', 'location'] as const;
const nothing: ObligorProposal = { name: '', location: '' };
