import '../../lib/form/zod-setup.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { countDigits } from '@volante/contract/countries/phone.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { obligorScreen } from '@volante/contract/documents/rules.ts';
import type { GuarantorView } from '@volante/contract/obligor/invitation.ts';
import { Obligor, obligorPhone } from '@volante/contract/obligor/rules.ts';
import { useRef, useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { useFieldValues } from '../../lib/form/field-values.ts';
import { phoneOf } from '../../lib/form/masks.ts';
import { type ScreenForm, useScreenForm } from '../../lib/form/screen-form.ts';
import { apiLanguages, getLanguage } from '../../lib/language.ts';
import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { fieldColumns } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { call } from '../application/call.ts';
import { type FromCard, useCardValues } from '../application/guarantor/use-card-values.ts';
import { Screen } from '../layout/screen.tsx';
import { appTexts } from '../navigation/app-texts.ts';
import { TwoAnswers } from './asked.tsx';
import { CardSide } from './card-side.tsx';
import { showGuarantorFailure } from './failure.ts';
import { keepGuarantor } from './guarantor-query.ts';
import LeaveDialog from './leave-dialog.tsx';
import { guarantorTexts } from './texts.ts';
import { type Cards, useCards } from './use-cards.ts';

interface AgreeFormProps {
  view: GuarantorView;
  /** Also after going back. */
  onDone: () => void;
}

/** The guarantor's card, data and consent; also for what staff sent back. */
export default function AgreeForm({ view, onDone }: AgreeFormProps) {
  const t = useText(guarantorTexts);
  const [refusing, setRefusing] = useState(false);
  const [missed, setMissed] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const cards = useCards(view.id);
  const missing = view.cards.filter(({ type, given }) => !given && cards.of(type).mediaId === undefined);
  const form = useAgreeForm(view, {
    cards,
    refuse: () => missing.length > 0 || cards.busy,
    onRefused: () => {
      setMissed(true);
      requestAnimationFrame(() => notice.current?.focus());
    },
    onDone,
  });
  const fromCard = useFromOwnCard(view.id, form, cards);
  const isAgreed = view.state === 'agreed';
  const { busy, ...submit } = form.submit;
  const send = (
    <Button
      {...submit}
      kind={isAgreed ? 'solid' : 'outline'}
      busy={busy}
      blocked={submit.blocked || missing.length > 0}
    >
      {isAgreed ? t.send : t.agree}
    </Button>
  );
  return (
    <Screen
      title={t.formTitle}
      lead={t.formLead}
      back={onDone}
      part="form"
      action={isAgreed ? send : <TwoAnswers yes={send} onNo={() => setRefusing(true)} />}
    >
      <h2 className="mt-2 mb-2 text-big font-extrabold">{t.cards}</h2>
      {missed && missing.length > 0 && (
        <div ref={notice} tabIndex={-1} className="mb-3">
          <Notice tone="bad" live>
            {t.photosMissing}
          </Notice>
        </div>
      )}
      <div className="mb-5 grid grid-cols-1 gap-3">
        {view.cards.map((card) => (
          <CardSide key={card.type} card={card} cards={cards} />
        ))}
      </div>
      <h2 className="mt-2 mb-2 text-big font-extrabold">{t.data}</h2>
      <Fields form={form} country={view.country} fromCard={fromCard} />
      {!isAgreed && (
        <>
          <p className="mt-2 rounded-card border border-brand-line bg-brand-soft px-4 py-3.5 text-small">
            {t.consent(settings.brand.name)}
          </p>
          <Button kind="text" onClick={onDone}>
            {t.readAgain}
          </Button>
        </>
      )}
      {refusing && <LeaveDialog view={view} how="refuse" onClose={() => setRefusing(false)} />}
    </Screen>
  );
}

interface Handling {
  cards: Cards;
  refuse: () => boolean;
  onRefused: () => void;
  onDone: () => void;
}

function useAgreeForm(view: GuarantorView, { cards, refuse, onRefused, onDone }: Handling): ScreenForm<Obligor> {
  const t = useText(guarantorTexts);
  const { id, country, data, textVersion } = view;
  return useScreenForm({
    name: 'guarantor',
    owner: id,
    schema: Obligor,
    values: { ...data, phone: shownPhone(data.phone, country) },
    check: (values) =>
      countDigits(values.phone) >= 10 && !obligorPhone(values.phone, country) ? { phone: 'phone_invalid' } : {},
    errorText: (code) => t.errors[code as keyof typeof t.errors] ?? t.errors.other,
    send: async (obligor) => {
      if (refuse()) throw new PhotosMissing();
      const body = { ...obligor, documents: cards.sent(), textVersion, language: apiLanguages[getLanguage()] };
      keepGuarantor(await call('POST /public/guarantors/{id}/agree', { params: { id }, body }));
      cards.forget();
      onDone();
    },
    onFailure: (error) => {
      if (error instanceof PhotosMissing) return onRefused();
      // A photo that nobody handed in is deleted a day later.
      if (error instanceof CallError && error.code === 'media_not_found') cards.forget();
      showGuarantorFailure(id, error);
    },
  });
}

// A number of another country keeps its prefix, or it would be read as one of this country.
function shownPhone(stored: string, country: CountryCode): string {
  return stored.startsWith(countries[country].phonePrefix) ? phoneOf(country)(stored) : stored;
}

/** Nothing was sent, and the screen shows the reason in its place. */
class PhotosMissing extends Error {}

interface FieldsProps {
  form: ScreenForm<Obligor>;
  country: CountryCode;
  fromCard: FromCard;
}

function Fields({ form, country, fromCard }: FieldsProps) {
  const t = useText(guarantorTexts);
  const app = useText(appTexts);
  const [typedPhone] = useFieldValues(form, 'phone');
  const prefix = typedPhone.startsWith('+') ? undefined : countries[country].phonePrefix;
  const labels = { name: t.name, phone: t.phone, email: t.email, location: t.address };
  const nameOf = (id: string) => Object.entries(labels).find(([path]) => form.idOf(path) === id)?.[1];
  // Several fields can have the same error, so each message names its field.
  const errors = form.summary.errors.map(({ id, text }) => ({ id, text: `${nameOf(id)}: ${text}` }));
  return (
    <form {...form.props}>
      <ErrorSummary title={app.summaryTitle} more={app.summaryMore} ref={form.summary.ref} errors={errors} />
      {fromCard.reading && (
        <p role="status" className="mb-3 text-small text-ink-2">
          {t.reading}
        </p>
      )}
      <div className={fieldColumns}>
        <TextField label={t.name} hint={fromCard.hint('name')} autoComplete="name" {...form.field('name')} />
        <TextField
          label={t.phone}
          prefix={prefix}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          {...form.field('phone', phoneOf(country))}
        />
        <TextField label={t.email} type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
        <TextField
          label={t.address}
          hint={fromCard.hint('location') ?? t.addressHint}
          autoComplete="street-address"
          {...form.field('location')}
        />
      </div>
    </form>
  );
}

/** Fills empty fields with what the front of the card says, as soon as its photo was sent. Typed text stays. */
function useFromOwnCard(id: string, form: ScreenForm<Obligor>, cards: Cards): FromCard {
  const t = useText(guarantorTexts);
  const { mediaId } = cards.of(obligorScreen);
  return useCardValues(form, mediaId, t.fromCard, (front) =>
    call('POST /public/guarantors/{id}/cards/proposal', { params: { id }, body: { mediaId: front } }),
  );
}
