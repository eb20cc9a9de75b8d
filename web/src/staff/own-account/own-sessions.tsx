import { browserName } from '@volante/contract/words/browsers.ts';
import { useLanguage } from '../../lib/language.ts';
import { queryClient, queryOptions, useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { NotLoaded, showFailure } from '../controls/failure-notice.tsx';
import { call } from '../session/call.ts';
import { showMoment } from '../words/moments.ts';
import { Part } from './part.tsx';
import { accountTexts } from './texts.ts';

const ownSessions = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call('GET /me/sessions', { signal }),
});

/** Where the person is signed in, with a way to end each. */
export function OwnSessions() {
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
        {data?.items.map((one) => {
          const device = browserName(one.device, language) || one.device || t.unknownDevice;
          return (
            <li key={one.id} className="flex items-center justify-between gap-3 text-small">
              <span className="min-w-0">
                <b className="block wrap-anywhere" title={one.device}>
                  {device}
                </b>
                <span className="text-ink-2">
                  <span translate="no">{one.ip}</span> · {t.lastSeen(showMoment(one.lastSeenAt, language))}
                </span>
              </span>
              {one.current ? (
                <Tag tone="ok">{t.thisOne}</Tag>
              ) : (
                <Button kind="outline" aria-label={t.endNamed(device)} onClick={() => end(one.id)}>
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
