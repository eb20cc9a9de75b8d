import type { Currency } from '@volante/contract/country.ts';
import { type Platform, platformName } from '@volante/contract/earnings/platforms.ts';
import type { Affordability, FoundDeposit, PlatformWeek } from '@volante/contract/staff/affordability/affordability.ts';
import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { showDay } from '../../words/moments.ts';
import { PlaceDialog } from '../cross-check/fact-values.tsx';
import { documentName } from '../document-words.ts';
import { CutOut } from '../earnings/cut-out.tsx';
import { weekName } from '../earnings/read-earnings.ts';
import { WholePicture } from '../earnings/whole-picture.tsx';
import { affordabilityTexts } from './texts.ts';

interface DepositWeeksProps {
  application: ReviewerApplication;
  of: Affordability['platforms'][number];
  currency: Currency;
}

export const depositsId = (platform: Platform) => `affordability-${platform}`;
const way =
  'inline-flex min-h-8 items-center text-left font-semibold text-brand-ink underline max-desk:min-h-12 max-desk:min-w-12';
const tones = { match: 'ok', partly: 'need', missing: 'bad', not_covered: 'neutral' } as const;

/** A platform's weeks: what was declared, its evidence, and what the bank statements show of it. */
export function DepositWeeks({ application, of, currency }: DepositWeeksProps) {
  const t = useText(affordabilityTexts);
  const language = useLanguage();
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
              <Week application={application} of={week} name={name} currency={currency} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

interface WeekProps extends Omit<DepositWeeksProps, 'of'> {
  of: PlatformWeek;
  name: string;
}

function Week({ application, of, name, currency }: WeekProps) {
  const t = useText(affordabilityTexts);
  const language = useLanguage();
  const [shows, setShows] = useState(false);
  const { mediaId, deposits, refused, onWord } = of;
  const money = (minor: number) => formatMoney(minor / 100, currency, language);
  const week = weekName(of.week, language);
  const title = t.pictureOf(name, week);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <b className="w-28 whitespace-nowrap">{week}</b>
      <span className="w-24 tabular-nums" translate="no">
        {money(of.countedMinor)}
      </span>
      {mediaId ? (
        <button type="button" aria-haspopup="dialog" className={way} aria-label={title} onClick={() => setShows(true)}>
          {t.picture}
        </button>
      ) : (
        <a href="#earnings" className={way}>
          {onWord ? t.word : t.account}
        </a>
      )}
      {refused && <Tag tone="bad">{t.refused(money(of.sentMinor))}</Tag>}
      {deposits && <Tag tone={tones[deposits.state]}>{t.states[deposits.state]}</Tag>}
      {deposits && deposits.foundMinor > 0 && <span className="text-ink-2">{t.found(money(deposits.foundMinor))}</span>}
      {deposits && deposits.found.length > 0 && (
        <ul className="flex w-full flex-wrap gap-2">
          {deposits.found.map((deposit) => (
            <li key={`${deposit.mediaId} ${deposit.page} ${deposit.date} ${deposit.box?.[1] ?? deposit.amountMinor}`}>
              <Deposit application={application} of={deposit} name={name} />
            </li>
          ))}
        </ul>
      )}
      {shows && mediaId && (
        <Dialog title={title} onClose={() => setShows(false)}>
          <WholePicture applicationId={application.applicationId} mediaId={mediaId} name={title} boxes={{}} />
        </Dialog>
      )}
    </div>
  );
}

interface DepositProps {
  application: ReviewerApplication;
  of: FoundDeposit;
  name: string;
}

/** A deposit's row, cut out of its page; a press shows it larger. Without a known place, the document. */
function Deposit({ application, of, name }: DepositProps) {
  const t = useText(affordabilityTexts);
  const language = useLanguage();
  const [shows, setShows] = useState(false);
  const { applicationId } = application;
  const { box, mediaId, page, type } = of;
  const document = application.documents.find((item) => item.type === type);
  const paper = document ? documentName(document, language) : t.statement;
  const value = `${formatMoney(of.amountMinor / 100, of.currency, language)} · ${showDay(of.date, language)}`;
  if (!box)
    return (
      <Link href={`/applications/${applicationId}/review/${type}`} className={way}>
        {`${value}, ${paper}`}
      </Link>
    );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t.depositOf(value, paper)}
        className="grid gap-0.5 text-left"
        onClick={() => setShows(true)}
      >
        <CutOut applicationId={applicationId} mediaId={mediaId} page={page} box={box} />
        <span className="text-tag" translate="no">
          {value}
        </span>
      </button>
      {shows && (
        <PlaceDialog
          applicationId={applicationId}
          fact={t.deposit(name)}
          value={value}
          document={paper}
          place={{ source: type, mediaId, page, box }}
          onClose={() => setShows(false)}
        />
      )}
    </>
  );
}
