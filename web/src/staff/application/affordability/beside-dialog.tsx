import type { Currency } from '@volante/contract/country.ts';
import { platformName } from '@volante/contract/earnings/platforms.ts';
import type { Affordability, PlatformWeek } from '@volante/contract/staff/affordability/affordability.ts';
import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useLayoutEffect, useRef } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { KeyButton } from '../../keys/key.tsx';
import { useKey } from '../../keys/use-key.ts';
import { weekName } from '../earnings/read-earnings.ts';
import { besideTexts } from './beside-texts.ts';
import { DeclaredSide } from './declared-side.tsx';
import { DepositsSide } from './deposits-side.tsx';
import { affordabilityTexts, depositTones } from './texts.ts';

interface BesideDialogProps {
  application: ReviewerApplication;
  /** The platform's weeks, newest first. */
  weeks: readonly PlatformWeek[];
  of: PlatformWeek;
  currency: Currency;
  statements: Affordability['statements'];
  onGo(week: string): void;
  onClose(): void;
}

/** A declared week beside its deposits, on a phone above them, and what one says of the other. */
export function BesideDialog({ application, weeks, of, currency, statements, onGo, onClose }: BesideDialogProps) {
  const t = useText(besideTexts);
  const language = useLanguage();
  const name = capital(platformName(of.platform, language));
  return (
    <Dialog title={t.title(name, weekName(of.week, language))} onClose={onClose} look="wide">
      <WeekTurns weeks={weeks} of={of} onGo={onGo} />
      <Verdict of={of} name={name} currency={currency} />
      <div key={of.week} className="grid gap-5 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <DeclaredSide applicationId={application.applicationId} of={of} name={name} currency={currency} />
        <DepositsSide application={application} of={of} name={name} statements={statements} />
      </div>
    </Dialog>
  );
}

/** To the week before and after, also by keys: J is down the list, which begins with the newest. */
function WeekTurns({ weeks, of, onGo }: Pick<BesideDialogProps, 'weeks' | 'of' | 'onGo'>) {
  const t = useText(besideTexts);
  const at = weeks.findIndex(({ week }) => week === of.week);
  const [earlier, later] = [weeks[at + 1]?.week, weeks[at - 1]?.week];
  const go = (week: string | undefined) => week && onGo(week);
  useKey(['j', 'arrowleft'], () => go(earlier));
  useKey(['k', 'arrowright'], () => go(later));
  const top = useRef<HTMLDivElement>(null);
  // The next week begins at its verdict.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each week
  useLayoutEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [of.week]);
  if (weeks.length < 2) return null;
  return (
    <div ref={top} className="mb-3 flex flex-wrap gap-2">
      <KeyButton
        kind="outline"
        shortcut="←"
        aria-keyshortcuts="ArrowLeft J"
        disabled={!earlier}
        onClick={() => go(earlier)}
      >
        {t.earlier}
      </KeyButton>
      <KeyButton
        kind="outline"
        shortcut="→"
        aria-keyshortcuts="ArrowRight K"
        disabled={!later}
        onClick={() => go(later)}
      >
        {t.later}
      </KeyButton>
    </div>
  );
}

interface VerdictProps {
  of: PlatformWeek;
  name: string;
  currency: Currency;
}

/** What the statements say of the week, in words and in money. Announced with the week, since keys change it. */
function Verdict({ of, name, currency }: VerdictProps) {
  const t = useText(besideTexts);
  const states = useText(affordabilityTexts).states;
  const language = useLanguage();
  const { deposits, countedMinor, sentMinor, refused } = of;
  const money = (minor: number) => formatMoney(minor / 100, currency, language);
  const difference = (deposits?.foundMinor ?? 0) - countedMinor;
  const says = () => {
    if (!deposits) return refused ? t.isRefused(money(sentMinor)) : t.isNothing;
    if (deposits.state === 'not_covered') return t.notCovered;
    if (deposits.state === 'missing') return t.missing(name, money(countedMinor));
    if (difference === 0) return t.same;
    return difference < 0 ? t.less(money(-difference)) : t.more(money(difference));
  };
  return (
    <div role="status" className="mb-4 text-small">
      <span className="sr-only" translate="no">
        {weekName(of.week, language)}
      </span>
      {deposits && (
        <dl className="mb-1 flex flex-wrap items-end gap-x-6 gap-y-1 tabular-nums">
          <Sum name={t.counts} value={money(countedMinor)} />
          <Sum name={t.deposits} value={money(deposits.foundMinor)} />
          {deposits.state !== 'not_covered' && (
            <Sum
              name={t.difference}
              value={`${difference < 0 ? '−' : difference > 0 ? '+' : ''}${money(Math.abs(difference))}`}
            />
          )}
        </dl>
      )}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {deposits && <Tag tone={depositTones[deposits.state]}>{states[deposits.state]}</Tag>}
        <span>{says()}</span>
      </p>
    </div>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      <dd translate="no" className="text-base font-bold">
        {value}
      </dd>
    </div>
  );
}
