import '../../../lib/form/zod-setup.ts';
import type { Application } from '@volante/contract/admission/application.ts';
import type { CountryCode } from '@volante/contract/countries/country.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { obligorScreen } from '@volante/contract/documents/rules.ts';
import { countDigits } from '@volante/contract/fields/phone.ts';
import { Obligor, type ObligorSuggestedValue, obligorPhone } from '@volante/contract/obligor/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { useFieldValues } from '../../../lib/form/field-values.ts';
import { phoneOf } from '../../../lib/form/masks.ts';
import { type ScreenForm, useScreenForm } from '../../../lib/form/screen-form.ts';
import { useText } from '../../../lib/text.ts';
import { call } from '../../application/call.ts';
import type { Slots } from '../slots/slots.ts';
import { obligorTexts } from './obligor-texts.ts';

export type ObligorForm = ScreenForm<Obligor>;

/** The guarantor's contact form, filled from the server. */
export function useObligorForm(
  { id, country, avalData }: Application,
  handlers: { send: (obligor: Obligor) => Promise<void>; onFailure: (error: unknown) => void },
): ObligorForm {
  const t = useText(obligorTexts);
  return useScreenForm({
    name: 'obligor',
    owner: id,
    schema: Obligor,
    values: {
      name: avalData?.name ?? '',
      phone: shownPhone(avalData?.phone ?? '', country),
      email: avalData?.email ?? '',
      location: avalData?.location ?? '',
    },
    check: (values) =>
      countDigits(values.phone) >= 10 && !obligorPhone(values.phone, country) ? { phone: 'phone_invalid' } : {},
    errorText: (code) => t.errors[code as keyof typeof t.errors] ?? t.errors.other,
    ...handlers,
  });
}

// A number of another country keeps its prefix, or it would be read as one of this country.
function shownPhone(stored: string, country: CountryCode): string {
  return stored.startsWith(countries[country].phonePrefix) ? phoneOf(country)(stored) : stored;
}

export interface FromCard {
  /** The card was sent and is being read. */
  reading: boolean;
  /** Hint of a field that contains the card's value. */
  hint: (field: keyof ObligorSuggestedValue) => string | undefined;
}

/**
 * Fills empty fields with the values on the front of the guarantor's card, as soon as its photo was uploaded. Typed
 * text stays.
 */
export function useFromCard({ id, access }: Application, form: ObligorForm, slots: Slots): FromCard {
  const t = useText(obligorTexts);
  const [name, location] = useFieldValues(form, 'name', 'location');
  const typed = { name, location };
  const mediaId = slots.uploaded().find(({ type }) => type === obligorScreen)?.mediaId;
  const [read, setRead] = useState<{ mediaId: string; says: ObligorSuggestedValue } | null>(null);
  const filled = useRef<Partial<ObligorSuggestedValue>>({});
  const { core, setValue } = form;
  useEffect(() => {
    // On a device that proved nothing a card says nothing.
    if (!mediaId || access) return;
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
    const path = 'POST /public/admission/requests/{id}/aval-data/proposal' as const;
    // Without a reading the fields are typed, which needs no message.
    call(path, { params: { id }, body: { mediaId } }).then(fill, () => fill(nothing));
    return () => {
      isCurrent = false;
    };
  }, [id, access, mediaId, core, setValue]);
  return {
    reading: !access && mediaId !== undefined && read?.mediaId !== mediaId,
    hint: (field) => (read && typed[field] !== '' && typed[field] === read.says[field] ? t.fromCard : undefined),
  };
}

const fields = ['name', 'location'] as const;
const nothing: ObligorSuggestedValue = { name: '', location: '' };
