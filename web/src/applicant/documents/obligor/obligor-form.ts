import '../../../lib/form/zod-setup.ts';
import type { Application } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { countDigits } from '@volante/contract/countries/phone.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { obligorScreen } from '@volante/contract/documents/rules.ts';
import { Obligor, obligorPhone } from '@volante/contract/obligor/rules.ts';
import { phoneOf } from '../../../lib/form/masks.ts';
import { type ScreenForm, useScreenForm } from '../../../lib/form/screen-form.ts';
import { useText } from '../../../lib/text.ts';
import { call } from '../../application/call.ts';
import { type FromCard, useCardValues } from '../../application/guarantor/use-card-values.ts';
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

/** Fills empty fields with what the front of the guarantor's card says. */
export function useFromCard({ id, access }: Application, form: ObligorForm, slots: Slots): FromCard {
  const t = useText(obligorTexts);
  // On a device that proved nothing a card says nothing.
  const mediaId = access ? undefined : slots.uploaded().find(({ type }) => type === obligorScreen)?.mediaId;
  return useCardValues(form, mediaId, t.fromCard, (front) =>
    call('POST /public/admission/requests/{id}/aval-data/proposal', { params: { id }, body: { mediaId: front } }),
  );
}
