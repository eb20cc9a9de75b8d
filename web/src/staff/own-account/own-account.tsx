import { ownAccountEndpoints } from '@volante/contract/staff/own-account.ts';
import { may } from '@volante/contract/staff/roles.ts';
import { browserName } from '@volante/contract/words/browsers.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { useLanguage } from '../../lib/language.ts';
import { queryClient, queryOptions, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { useWindowTitle } from '../../lib/window-title.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { NotLoaded, showFailure } from '../controls/failure-notice.tsx';
import { useForm } from '../controls/form/use-form.ts';
import { call } from '../session/call.ts';
import { useCountryNames } from '../session/countries.ts';
import { NewPassword, PasswordField } from '../session/new-password.tsx';
import { keepMe, useMe } from '../session/session.ts';
import { showMoment } from '../words/moments.ts';
import { useRoleNames } from '../words/role-words.ts';
import { DailyDigest } from './daily-digest.tsx';
import { Part } from './part.tsx';
import { Authenticator, Passkeys } from './second-factors.tsx';
import { accountTexts } from './texts.ts';

/** The own account: name, password, second factors and sessions. */
export function OwnAccount() {
  const t = useText(accountTexts);
  const { account } = useMe();
  useWindowTitle(t.title);
  return (
    <main className="mx-auto max-w-[1100px] px-4 py-6">
      <h1 className="mb-4 text-title font-extrabold">{t.title}</h1>
      <div className="grid items-start gap-4 wide:grid-cols-2">
        <OwnName />
        <OwnPassword />
        <Authenticator />
        <Passkeys />
        <OwnSessions />
        {may(account, 'oversee') && <DailyDigest />}
      </div>
    </main>
  );
}

function OwnName() {
  const t = useText(accountTexts);
  const roles = useRoleNames();
  const sayCountries = useCountryNames();
  const { account } = useMe();
  const { ref, busy, field, sends } = useForm({ name: account.name }, ownAccountEndpoints.changeMe.body);
  const send = sends(async (body) => {
    keepMe(await call('PATCH /me', { body }));
    toast.success(t.saved);
  }, showFailure);
  return (
    <Part title={t.person}>
      <dl className="mb-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        <dt className="text-ink-2">{t.email}</dt>
        <dd translate="no" className="wrap-anywhere">
          {account.email}
        </dd>
        <dt className="text-ink-2">{t.role}</dt>
        <dd>{roles(account.roles)}</dd>
        <dt className="text-ink-2">{t.countries}</dt>
        <dd>{account.countries.length > 0 ? sayCountries(account.countries) : t.everyCountry}</dd>
      </dl>
      <form ref={ref} onSubmit={send} noValidate>
        <TextField label={t.name} autoComplete="name" {...field('name')} />
        <Button kind="outline" type="submit" busy={busy}>
          {t.save}
        </Button>
      </form>
    </Part>
  );
}

const empty = { current: '', next: '' };

function OwnPassword() {
  const t = useText(accountTexts);
  const { account } = useMe();
  const form = useForm(empty, ownAccountEndpoints.changePassword.body);
  const send = form.sends(
    async (body) => {
      keepMe(await call('POST /me/password', { body }));
      form.change(empty);
      toast.success(t.passwordChanged);
      void queryClient().invalidateQueries({ queryKey: ['own-sessions'] });
    },
    (error) => {
      if (error instanceof CallError && error.code === 'sign_in_refused') form.refuse('current', t.currentWrong);
      else showFailure(error);
    },
  );
  return (
    <Part title={t.password}>
      <form ref={form.ref} onSubmit={send} noValidate>
        <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
        <PasswordField label={t.current} autoComplete="current-password" {...form.field('current')} />
        <NewPassword
          label={t.next}
          typed={form.typed.next}
          known={[account.name, account.email]}
          {...form.field('next')}
        />
        <Button kind="outline" type="submit" busy={form.busy}>
          {t.changePassword}
        </Button>
      </form>
    </Part>
  );
}

const ownSessions = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call('GET /me/sessions', { signal }),
});

/** Where the person is signed in, with a way to end each. */
function OwnSessions() {
  const t = useText(accountTexts);
  const language = useLanguage();
  const { data, error, refetch } = useQuery(ownSessions);
  const ending = (answer: Promise<unknown>) =>
    answer.then(() => {
      toast.success(t.ended);
      return queryClient().invalidateQueries({ queryKey: ownSessions.queryKey });
    }, showFailure);
  const end = (sessionId: string) => ending(call('DELETE /me/sessions/{sessionId}', { params: { sessionId } }));
  return (
    <Part title={t.sessions}>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-24" label={t.loading} />
      <ul className="mb-3 grid gap-3">
        {data?.items.map((item) => {
          const device = browserName(item.device, language) || item.device || t.unknownDevice;
          return (
            <li key={item.id} className="flex items-center justify-between gap-3 text-small">
              <span className="min-w-0">
                <b className="block wrap-anywhere" title={item.device}>
                  {device}
                </b>
                <span className="text-ink-2">
                  <span translate="no">{item.ip}</span> · {t.lastSeen(showMoment(item.lastSeenAt, language))}
                </span>
              </span>
              {item.current ? (
                <Tag tone="ok">{t.thisOne}</Tag>
              ) : (
                <Button kind="outline" aria-label={t.endNamed(device)} onClick={() => end(item.id)}>
                  {t.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {data && data.items.length > 1 && (
        <Button kind="outline" onClick={() => ending(call('DELETE /me/sessions'))}>
          {t.endOthers}
        </Button>
      )}
      {data?.items.length === 1 && <p className="text-small text-ink-2">{t.onlyThis}</p>}
    </Part>
  );
}
