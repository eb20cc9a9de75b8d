import { completePlatforms } from '@volante/contract/admission/steps.ts';
import type { Application } from '@volante/contract/application.ts';
import { platformName } from '@volante/contract/earnings/platforms.ts';
import { capital } from '@volante/contract/words/languages.ts';
import type { ReactNode } from 'react';
import { formatMoney } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { earningsSumsQuery } from '../application/earnings-sums.ts';
import { ScreenLink } from '../navigation/link.tsx';
import { checkAnswersTexts } from './texts.ts';

interface RowProps {
  label: string;
  children: ReactNode;
  /** Target and label of the change link; omit if it can't be changed. */
  to?: string | undefined;
  action?: string;
  /** For rows whose label matters more than the answer, such as a document's name. */
  wide?: boolean;
  /** Before the label. */
  picture?: ReactNode;
}

/** One answer of a summary: label, value, change link. On phones the label is above the answer. */
export function Row({ label, children, to, action, wide, picture }: RowProps) {
  const look = wide ? documentLook : answerLook;
  return (
    <div className={classes('min-h-14 border-b border-line py-2 last:border-b-0', look.row)}>
      <dt className={look.label}>{label}</dt>
      <dd className={classes('font-semibold', look.given)}>{children}</dd>
      {picture && (
        <dd aria-hidden="true" className="col-start-1 hidden wide:block row-span-2 row-start-1">
          {picture}
        </dd>
      )}
      {to && (
        <dd className={classes('flex-none print:hidden', look.change)}>
          <ScreenLink
            to={to}
            query={{ change: '1' }}
            aria-label={`${action}: ${label}`}
            className="-my-3 -mr-2 grid min-h-12 min-w-12 place-items-center px-2 text-small font-bold text-brand-ink underline"
          >
            {action}
          </ScreenLink>
        </dd>
      )}
    </div>
  );
}

const answerLook = {
  row: 'flex flex-wrap items-baseline gap-x-3',
  label: 'w-full flex-none text-small text-ink-2 desk:w-[7rem] wide:w-full',
  given: 'min-w-0 flex-[1_1_9rem]',
  change: '',
};
const documentLook = {
  row: 'grid grid-cols-[1fr_auto] items-center wide:grid-cols-[auto_1fr_auto] content-center gap-x-3',
  label: 'col-start-1 wide:col-start-2 min-w-0 font-semibold',
  given: 'col-start-1 wide:col-start-2 min-w-0 text-small',
  change: 'col-start-2 wide:col-start-3 row-span-2 row-start-1',
};

/** A card of answers with a heading. */
export function Summary({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-6 break-inside-avoid wide:mb-8">
      <h2 className="mb-2 text-big font-extrabold wide:mb-3">{title}</h2>
      <dl className="rounded-card border border-line bg-card px-4 py-1">{children}</dl>
    </section>
  );
}

/** The earnings per platform. The analysis has passed, so they can no longer be changed here. */
export function EarningsSummary({ application }: { application: Application }) {
  const { id } = application;
  const t = useText(checkAnswersTexts);
  const language = useLanguage();
  const { data, isPending, refetch } = useQuery(earningsSumsQuery(id));
  const connected = completePlatforms(application);
  if (connected.length === 0) return null;
  return (
    <Summary title={t.earnings}>
      {connected.map((platform) => {
        const sums = data?.platforms.find((p) => p.platform === platform);
        return (
          <Row key={platform} label={capital(platformName(platform, language))}>
            {isPending ? (
              <Skeleton className="h-5 w-40" />
            ) : !data ? (
              <span className="font-normal">
                {t.notLoaded}{' '}
                <button type="button" onClick={() => refetch()} className="min-h-12 font-bold text-brand-ink underline">
                  {t.retry}
                </button>
              </span>
            ) : sums?.mean == null ? (
              t.profileOnly
            ) : (
              t.weeks(formatMoney(Math.round(sums.mean), sums.currency, language))
            )}
          </Row>
        );
      })}
    </Summary>
  );
}
