import type { StaffApplication } from '@volante/contract/staff/application.ts';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { showFailure } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { useMe } from '../../session/session.ts';
import { keepApplication } from '../application.ts';
import { Section } from '../section.tsx';
import { togetherTexts } from './texts.ts';

/** Whether one watches the application, and who does. */
export function Watching({ application }: { application: StaffApplication }) {
  const t = useText(togetherTexts);
  const { account } = useMe();
  const { applicationId, watchers } = application;
  const isMine = watchers.some(({ id }) => id === account.id);
  const [busy, run] = useBusy(showFailure);
  const change = () =>
    run(async () => {
      const body = { watching: !isMine };
      keepApplication(await call('PUT /applications/{applicationId}/watching', { params: { applicationId }, body }));
    });
  return (
    <Section
      id="watching"
      title={t.watching}
      aside={
        <Button kind="outline" busy={busy} onClick={change}>
          {isMine ? t.unwatch : t.watch}
        </Button>
      }
    >
      <p className="text-small text-ink-2">
        {watchers.length === 0 ? t.watchHint : t.watchers(watchers.map(({ name }) => name).join(', '))}
      </p>
    </Section>
  );
}
