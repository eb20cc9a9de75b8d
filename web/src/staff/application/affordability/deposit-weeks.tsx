import type { Currency } from '@volante/contract/country.ts';
import { type Platform, platformName } from '@volante/contract/earnings/platforms.ts';
import type { Affordability, FoundDeposit, PlatformWeek } from '@volante/contract/staff/affordability/affordability.ts';
import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useState } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Tag } from '../../../ui/tag.tsx';
import { showDay } from '../../words/moments.ts';
import { nameAmong } from '../document-words.ts';
import { CutOut } from '../earnings/cut-out.tsx';
import { weekName } from '../earnings/read-earnings.ts';
import { BesideDialog } from './beside-dialog.tsx';
import { depositKey } from './deposits-side.tsx';
import { affordabilityTexts, depositTones } from './texts.ts';

interface DepositWeeksProps {
  application: ReviewerApplication;
  of: Affordability['platforms'][number];
  currency: Currency;
  statements: Affordability['statements'];
}

export const depositsId = (platform: Platform) => `affordability-${platform}`;
const way =
  'inline-flex min-h-8 items-center text-left font-semibold text-brand-ink underline max-desk:min-h-12 max-desk:min-w-12';

/** A platform's weeks: what was declared, its evidence, and what the bank statements show of it. */
export function DepositWeeks({ application, of, currency, statements }: DepositWeeksProps) {
  const t = useText(affordabilityTexts);
  const language = useLanguage();
  const [opened, setOpened] = useState<string | null>(null);
  const beside = of.weeks.find(({ week }) => week === opened);
  const id = depositsId(of.platform);
  const name = capital(platformName(of.platform, language));
  return (
    <section aria-labelledby={`${id}-title`}>
      {/* Once the earnings are approved there is nothing to do in it. A link to it opens it. */}
      <details open={application.earnings.status !== 'approved'}>
        <summary className="mb-1 min-h-8 w-fit cursor-pointer content-center max-desk:min-h-12">
          <h3 id={`${id}-title`} className="inline text-small font-bold">
            {t.weeksOf(name)}
          </h3>
        </summary>
        <ul id={id} tabIndex={-1} className="grid text-small">
          {of.weeks.map((week) => (
            <li key={week.week} className="border-b border-line py-2 last:border-b-0">
              <Week
                application={application}
                of={week}
                name={name}
                currency={currency}
                onOpen={() => setOpened(week.week)}
              />
            </li>
          ))}
        </ul>
      </details>
      {beside && (
        <BesideDialog
          application={application}
          weeks={of.weeks}
          of={beside}
          currency={currency}
          statements={statements}
          onGo={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

interface WeekProps extends Omit<DepositWeeksProps, 'of' | 'statements'> {
  of: PlatformWeek;
  name: string;
  /** Shows the week beside its deposits. */
  onOpen(): void;
}

/** Each figure of the week opens the same: the week beside its deposits. */
function Week({ application, of, name, currency, onOpen }: WeekProps) {
  const t = useText(affordabilityTexts);
  const language = useLanguage();
  const { mediaId, deposits, refused, onWord } = of;
  const money = (minor: number) => formatMoney(minor / 100, currency, language);
  const week = weekName(of.week, language);
  const opens = { type: 'button', 'aria-haspopup': 'dialog', className: way, onClick: onOpen } as const;
  const found = deposits && deposits.foundMinor > 0 ? t.found(money(deposits.foundMinor)) : null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <b className="w-28 whitespace-nowrap">{week}</b>
      <span className="w-24 tabular-nums">
        <button {...opens} aria-label={t.countsOf(week, money(of.countedMinor))} translate="no">
          {money(of.countedMinor)}
        </button>
      </span>
      {mediaId ? (
        <button {...opens} aria-label={t.pictureOf(name, week)}>
          {t.picture}
        </button>
      ) : (
        <a href="#earnings" className={way}>
          {onWord ? t.word : t.account}
        </a>
      )}
      {refused && (
        <button {...opens} aria-label={t.foundOf(week, t.refused(money(of.sentMinor)))}>
          <Tag tone="bad">{t.refused(money(of.sentMinor))}</Tag>
        </button>
      )}
      {deposits && <Tag tone={depositTones[deposits.state]}>{t.states[deposits.state]}</Tag>}
      {found && (
        <button {...opens} aria-label={t.foundOf(week, found)}>
          {found}
        </button>
      )}
      {deposits && deposits.found.length > 0 && (
        <ul className="flex w-full flex-wrap gap-2">
          {deposits.found.map((deposit) => (
            <li key={depositKey(deposit)}>
              <Deposit application={application} of={deposit} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface DepositProps {
  application: ReviewerApplication;
  of: FoundDeposit;
  onOpen(): void;
}

/** A deposit's row, cut out of its page where its place is known. */
function Deposit({ application, of, onOpen }: DepositProps) {
  const t = useText(affordabilityTexts);
  const language = useLanguage();
  const { applicationId } = application;
  const { box, mediaId, page, type } = of;
  const documentName = nameAmong(application.documents, type, language);
  const value = `${formatMoney(of.amountMinor / 100, of.currency, language)} · ${showDay(of.date, language)}`;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t.depositOf(value, documentName)}
      className={box ? 'grid gap-0.5 text-left' : way}
      onClick={onOpen}
    >
      {box && <CutOut applicationId={applicationId} mediaId={mediaId} page={page} box={box} />}
      <span className={box ? 'text-tag' : ''} translate="no">
        {box ? value : `${value}, ${documentName}`}
      </span>
    </button>
  );
}
