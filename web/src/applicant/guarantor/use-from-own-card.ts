import { obligorScreen } from '@volante/contract/documents/rules.ts';
import type { Obligor } from '@volante/contract/obligor/rules.ts';
import type { ScreenForm } from '../../lib/form/screen-form.ts';
import { useText } from '../../lib/text.ts';
import { call } from '../application/call.ts';
import { type FromCard, useCardValues } from '../application/guarantor/use-card-values.ts';
import { guarantorTexts } from './texts.ts';
import type { Cards } from './use-cards.ts';

/** Fills empty fields with what the front of the card says, as soon as its photo was sent. Typed text stays. */
export function useFromOwnCard(id: string, form: ScreenForm<Obligor>, cards: Cards): FromCard {
  const t = useText(guarantorTexts);
  const { mediaId } = cards.of(obligorScreen);
  return useCardValues(form, mediaId, t.fromCard, (front) =>
    call('POST /public/guarantors/{id}/cards/proposal', { params: { id }, body: { mediaId: front } }),
  );
}
