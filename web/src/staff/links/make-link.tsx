import { countries } from '@volante/contract/countries/index.ts';
import { normalizePhone } from '@volante/contract/countries/phone.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { type LinkMatch, linkEndpoints, type MadeLink } from '@volante/contract/staff/links/link-calls.ts';
import { staffLanguages } from '@volante/contract/staff/me.ts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type * as z from 'zod/mini';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { usePeople } from '../application/assign.tsx';
import { HandOver } from '../application/link/hand-over.tsx';
import { showFailure } from '../controls/failure-notice.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { call } from '../session/call.ts';
import { useCountryOptions, useFirstCountry } from '../session/countries.ts';
import { useMe } from '../session/session.ts';
import { showMoment } from '../words/moments.ts';
import { stageWords } from '../words/stage-words.ts';
import { LinksPage } from './links-page.tsx';
import { linkTexts } from './texts.ts';

/** Makes one link: the form, existing live applications, and the ways to hand the link over. */
export function MakeLink() {
  const t = useText(linkTexts);
  const [made, setMade] = useState<{ link: MadeLink; typed: TypedLink } | null>(null);
  const [found, setFound] = useState<{ matches: LinkMatch[]; typed: TypedLink } | null>(null);
  const [round, setRound] = useState(0);
  const [isMaking, setMaking] = useState(false);

  /** Rejects with the refusals of values, for their fields. */
  async function ask(typed: TypedLink): Promise<void> {
    const { country, phone, email } = typed;
    if (phone || email) {
      const body = { country, ...(phone && { phone }), ...(email && { email }) };
      const { items } = await call('POST /links/matches', { body });
      if (items.length > 0) return setFound({ matches: items, typed });
    }
    await make(typed);
  }
  async function make(typed: TypedLink): Promise<void> {
    setMade({ link: await call('POST /links', { body: typed }), typed });
    setFound(null);
  }
  function makeAnyway(typed: TypedLink): void {
    setMaking(true);
    make(typed)
      .catch(showFailure)
      .finally(() => setMaking(false));
  }
  function again(): void {
    setMade(null);
    setRound(round + 1);
  }
  return (
    <LinksPage title={made ? t.made : t.title}>
      {made ? (
        <Made link={made.link} typed={made.typed} onAnother={again} />
      ) : (
        <>
          <p className="mb-4 text-ink-2">{t.lead}</p>
          {found && (
            <Matches
              matches={found.matches}
              busy={isMaking}
              onMake={() => makeAnyway(found.typed)}
              onBack={() => setFound(null)}
            />
          )}
          <div hidden={found !== null}>
            <LinkForm key={round} onSend={ask} />
          </div>
        </>
      )}
    </LinksPage>
  );
}

interface MatchesProps {
  matches: readonly LinkMatch[];
  busy: boolean;
  onMake(): void;
  onBack(): void;
}

/** Live applications of this person, each with a link. */
function Matches({ matches, busy, onMake, onBack }: MatchesProps) {
  const t = useText(linkTexts);
  const stages = useText(stageWords);
  const language = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="rounded-card border border-warn-line bg-warn-soft p-4">
      <h2 ref={title} tabIndex={-1} className="text-big font-bold outline-none">
        {t.matches(matches.length)}
      </h2>
      <p className="mb-3 text-small">{t.matchesLead}</p>
      <ul className="mb-4 grid gap-2">
        {matches.map(({ applicationId, reference, name, stage, same, createdAt }) => (
          <li key={applicationId} className="rounded-card border border-line bg-card px-4 py-3 text-small">
            <Link href={`/applications/${applicationId}`} className="font-bold text-brand-ink underline">
              <span translate="no">{`${name || t.unnamed} · ${reference}`}</span>
            </Link>
            <p className="text-ink-2">
              {stages[stage]} · <span translate="no">{showMoment(createdAt, language)}</span> ·{' '}
              {same.map((kind) => (kind === 'phone' ? t.samePhone : t.sameEmail)).join(', ')}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onBack}>{t.back}</Button>
        <Button kind="outline" busy={busy} onClick={onMake}>
          {t.makeAnyway}
        </Button>
      </div>
    </section>
  );
}

interface MadeProps {
  link: MadeLink;
  typed: TypedLink;
  onAnother(): void;
}

/** The link that was made, and the ways to hand it over. */
function Made({ link, typed, onAnother }: MadeProps) {
  const t = useText(linkTexts);
  const { applicationId, reference, url, channels } = link;
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  const driver = {
    firstName: typed.firstName ?? '',
    phone: (typed.phone && normalizePhone(typed.phone, typed.country)) || '',
    language: typed.language ?? countries[typed.country].language,
  };
  return (
    <>
      <p ref={lead} tabIndex={-1} className="mb-4 text-ink-2 outline-none">
        <b className="text-ink tabular-nums">{t.reference(reference)}</b>. {t.madeLead}
      </p>
      <div className="mb-4 rounded-card border border-line bg-card p-4">
        <HandOver applicationId={applicationId} url={url} channels={channels} driver={driver} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" onClick={onAnother}>
          {t.another}
        </Button>
        <Link href={`/applications/${applicationId}`} className={buttonClass('outline')}>
          {t.seeApplication}
        </Link>
      </div>
    </>
  );
}

const Body = linkEndpoints.makeLink.body;
type TypedLink = z.output<typeof Body>;

const initial = {
  country: '',
  language: '',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  externalReference: '',
  note: '',
};
/** Empty fields are left out. */
const withoutEmpty = (typed: typeof initial) =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim()));

/** The form for the driver's data of a link. `onSend` rejects with refusals of values. */
function LinkForm({ onSend }: { onSend(typed: TypedLink): Promise<void> }) {
  const t = useText(linkTexts);
  const { account } = useMe();
  const options = useCountryOptions();
  const country = useFirstCountry();
  const first: typeof initial = { ...initial, country, language: countries[country].language };
  const { ref, busy, typed, change, field, sends } = useForm(first, Body, withoutEmpty);
  const people = usePeople(typed.country as CountryCode) ?? [account];
  const [chosen, setAssignee] = useState(account.id);
  // Whoever doesn't work in the country that is chosen now can't have it.
  const assignee = people.some(({ id }) => id === chosen) ? chosen : '';
  const send = sends((typed) => onSend({ ...typed, ...(assignee && { assigneeId: assignee }) }), showFailure);
  return (
    <form
      ref={ref}
      onSubmit={send}
      noValidate
      autoComplete="off"
      className="rounded-card border border-line bg-card p-4"
    >
      <div className="grid gap-x-4 desk:grid-cols-2">
        <SelectField
          label={t.country}
          options={options}
          {...field('country')}
          onChange={({ target: { value } }) =>
            change({ country: value, language: countries[value as keyof typeof countries].language })
          }
        />
        <SelectField
          label={t.language}
          options={staffLanguages.map((value) => ({ value, label: t.languages[value] }))}
          {...field('language')}
        />
        <TextField label={t.firstName} {...field('firstName')} />
        <TextField label={t.lastName} {...field('lastName')} />
        <TextField label={t.phone} inputMode="tel" {...field('phone')} />
        <TextField label={t.email} hint={t.emailHint} inputMode="email" autoCapitalize="none" {...field('email')} />
      </div>
      <TextField label={t.externalReference} hint={t.externalReferenceHint} {...field('externalReference')} />
      <TextArea label={t.note} hint={t.noteHint} {...field('note')} />
      <SelectField
        label={t.assignee}
        options={[
          ...people.map(({ id, name }) => ({ value: id, label: id === account.id ? t.me(name) : name })),
          { value: '', label: t.nobody },
        ]}
        value={assignee}
        onChange={({ target }) => setAssignee(target.value)}
      />
      <Button type="submit" busy={busy}>
        {t.make}
      </Button>
    </form>
  );
}
