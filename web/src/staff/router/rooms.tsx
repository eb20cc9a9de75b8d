import { may, type Right } from '@volante/contract/staff/roles.ts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { I18nProvider } from 'react-aria-components';
import { HotkeysProvider } from 'react-hotkeys-hook';
import { Redirect, Route, Switch } from 'wouter';
import { locales, useLanguage } from '../../lib/language.ts';
import { homeOf } from '../layout/home.ts';
import { NotFound } from '../layout/not-found.tsx';
import { WaitingPage } from '../layout/plain-page.tsx';
import { Shell } from '../layout/shell.tsx';
import { LiveLine } from '../session/live/live-line.tsx';
import { useMe } from '../session/session.ts';
import { SessionEnded } from '../signing-in/session-ended.tsx';
import { StepUp } from '../signing-in/step-up.tsx';

const Queue = lazy(() => import('../queue/queue.tsx').then(({ Queue }) => ({ default: Queue })));
const ApplicationPage = lazy(() =>
  import('../application/application-page.tsx').then(({ ApplicationPage }) => ({ default: ApplicationPage })),
);
const CallPage = lazy(() =>
  import('../application/visit/call/call-page.tsx').then(({ CallPage }) => ({ default: CallPage })),
);
const CalendarPage = lazy(() =>
  import('../calendar/calendar-page.tsx').then(({ CalendarPage }) => ({ default: CalendarPage })),
);
const AvailabilityPage = lazy(() =>
  import('../calendar/availability/availability-page.tsx').then(({ AvailabilityPage }) => ({
    default: AvailabilityPage,
  })),
);
const Review = lazy(() => import('../review/review.tsx').then(({ Review }) => ({ default: Review })));
const MakeLink = lazy(() => import('../links/make-link.tsx').then(({ MakeLink }) => ({ default: MakeLink })));
const ChooseFile = lazy(() =>
  import('../links/batch/choose-file.tsx').then(({ ChooseFile }) => ({ default: ChooseFile })),
);
const BatchPage = lazy(() => import('../links/batch/batch-page.tsx').then(({ BatchPage }) => ({ default: BatchPage })));
const ConversationsPage = lazy(() =>
  import('../conversations/conversations-page.tsx').then(({ ConversationsPage }) => ({ default: ConversationsPage })),
);
const InboxPage = lazy(() => import('../inbox/inbox-page.tsx').then(({ InboxPage }) => ({ default: InboxPage })));
const Messages = lazy(() => import('../administration/messages.tsx').then(({ Messages }) => ({ default: Messages })));
const ReportsPage = lazy(() =>
  import('../reports/reports-page.tsx').then(({ ReportsPage }) => ({ default: ReportsPage })),
);
const PrivacyPage = lazy(() =>
  import('../privacy/privacy-page.tsx').then(({ PrivacyPage }) => ({ default: PrivacyPage })),
);
const AccountsPage = lazy(() =>
  import('../administration/accounts/accounts-page.tsx').then(({ AccountsPage }) => ({ default: AccountsPage })),
);
const ServiceAccountsPage = lazy(() =>
  import('../administration/service-accounts/service-accounts-page.tsx').then(({ ServiceAccountsPage }) => ({
    default: ServiceAccountsPage,
  })),
);
const PlansPage = lazy(() =>
  import('../administration/plans/plans-page.tsx').then(({ PlansPage }) => ({ default: PlansPage })),
);
const SentencesPage = lazy(() =>
  import('../administration/ready-sentences/sentences-page.tsx').then(({ SentencesPage }) => ({
    default: SentencesPage,
  })),
);
const ReadingPage = lazy(() =>
  import('../administration/reading/reading-page.tsx').then(({ ReadingPage }) => ({ default: ReadingPage })),
);
const JudgePage = lazy(() =>
  import('../administration/reading/judge-page.tsx').then(({ JudgePage }) => ({ default: JudgePage })),
);
const FallPage = lazy(() =>
  import('../administration/reading/fall-page.tsx').then(({ FallPage }) => ({ default: FallPage })),
);
const SettingsPage = lazy(() =>
  import('../administration/settings/settings-page.tsx').then(({ SettingsPage }) => ({ default: SettingsPage })),
);
const WebhooksPage = lazy(() =>
  import('../administration/webhooks/webhooks-page.tsx').then(({ WebhooksPage }) => ({ default: WebhooksPage })),
);
const FirstDayPage = lazy(() =>
  import('../administration/first-day/first-day-page.tsx').then(({ FirstDayPage }) => ({ default: FirstDayPage })),
);
const WorkPage = lazy(() =>
  import('../administration/work/work-page.tsx').then(({ WorkPage }) => ({ default: WorkPage })),
);
const JobsPage = lazy(() =>
  import('../administration/jobs/jobs-page.tsx').then(({ JobsPage }) => ({ default: JobsPage })),
);
const AuditPage = lazy(() =>
  import('../administration/audit/audit-page.tsx').then(({ AuditPage }) => ({ default: AuditPage })),
);
const OwnAccount = lazy(() =>
  import('../own-account/own-account.tsx').then(({ OwnAccount }) => ({ default: OwnAccount })),
);

/** Pages without parameters, each for those who have the right. */
const pages: readonly [path: string, right: Right, page: ComponentType][] = [
  ['/inbox', 'serve', InboxPage],
  ['/calendar', 'serve', CalendarPage],
  ['/links/new', 'serve', MakeLink],
  ['/links/batch', 'serve', ChooseFile],
  ['/messages', 'serve', Messages],
  ['/reports', 'oversee', ReportsPage],
  ['/admin/first-day', 'administer', FirstDayPage],
  ['/admin/accounts', 'administer', AccountsPage],
  ['/admin/systems', 'administer', ServiceAccountsPage],
  ['/admin/plans', 'administer', PlansPage],
  ['/admin/work', 'own_account', WorkPage],
  ['/admin/sentences', 'administer', SentencesPage],
  ['/admin/reading', 'administer', ReadingPage],
  ['/admin/reading/pictures', 'administer', JudgePage],
  ['/admin/settings', 'administer', SettingsPage],
  ['/admin/webhooks', 'administer', WebhooksPage],
  ['/admin/jobs', 'administer', JobsPage],
  ['/admin/audit', 'audit', AuditPage],
];

/** Everything behind the sign-in; the sign-in itself doesn't wait for this code and its libraries. */
export default function Rooms() {
  const language = useLanguage();
  return (
    <I18nProvider locale={locales[language]}>
      <HotkeysProvider>
        <LiveLine />
        <Suspense fallback={<WaitingPage />}>
          <Places />
        </Suspense>
        <StepUp />
        <SessionEnded />
      </HotkeysProvider>
    </I18nProvider>
  );
}

/** A page for those who have the right. */
function For({ right, children }: { right: Right; children: ReactNode }) {
  const { account } = useMe();
  return may(account, right) ? children : <NotFound />;
}

function Home() {
  const { account } = useMe();
  return may(account, 'serve') ? <Queue /> : <Redirect to={homeOf(account)} replace />;
}

function Places() {
  return (
    <Switch>
      <Route path="/applications/:id/review/:type?">
        {({ id, type }) => (
          <For right="serve">
            <Review key={id} applicationId={id} type={type ?? null} />
          </For>
        )}
      </Route>
      <Route>
        <Shell>
          {/* The header stays while the code of a page is loading. */}
          <Suspense fallback={<WaitingPage />}>
            <Switch>
              <Route path="/">
                <Home />
              </Route>
              <Route path="/applications/:id">
                {({ id }) => (
                  <For right="serve">
                    <ApplicationPage key={id} applicationId={id} />
                  </For>
                )}
              </Route>
              <Route path="/applications/:id/visit">
                {({ id }) => (
                  <For right="serve">
                    <CallPage key={id} applicationId={id} />
                  </For>
                )}
              </Route>
              {pages.map(([path, right, Page]) => (
                <Route key={path} path={path}>
                  <For right={right}>
                    <Page />
                  </For>
                </Route>
              ))}
              <Route path="/admin/reading/falls/:id">
                {({ id }) => (
                  <For right="administer">
                    <FallPage key={id} fallId={id} />
                  </For>
                )}
              </Route>
              <Route path="/calendar/availability">
                <AvailabilityPage />
              </Route>
              <Route path="/links/batch/:id">
                {({ id }) => (
                  <For right="serve">
                    <BatchPage key={id} batchId={id} />
                  </For>
                )}
              </Route>
              <Route path="/conversations/:id?">
                {({ id }) => (
                  <For right="serve">
                    <ConversationsPage opened={id ?? null} />
                  </For>
                )}
              </Route>
              <Route path="/privacy">
                <PrivacyPage />
              </Route>
              <Route path="/account">
                <OwnAccount />
              </Route>
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </Suspense>
        </Shell>
      </Route>
    </Switch>
  );
}
