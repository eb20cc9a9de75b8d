import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { useApplication } from '../../application/application.ts';
import { showFailure } from '../../application/failure.ts';
import { useWaitingPictures } from '../../application/waiting-pictures.ts';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { useUnderWay } from '../../sending/under-way.ts';
import { earningsTexts } from '../texts.ts';
import { passEarnings } from './pass-earnings.ts';

const WithoutPictures = lazyPart(() => import('./without-pictures.tsx'));

/** Continue, which closes the earnings. Asks first if screenshots are left that would not count any more. */
export function PassButton() {
  const { id } = useApplication();
  const t = useText(earningsTexts);
  const [busy, run] = useBusy(showFailure);
  const [asks, setAsks] = useState<boolean | null>(null);
  const waiting = useWaitingPictures();
  const sending = useUnderWay().filter(({ of }) => 'platform' in of);
  const pass = () => run(() => passEarnings(id));
  return (
    <>
      <Button busy={busy} onClick={() => (waiting.length + sending.length > 0 ? setAsks(true) : pass())}>
        {t.go}
      </Button>
      {asks !== null && (
        <WithoutPictures
          open={asks}
          waiting={waiting}
          sending={sending}
          onClose={() => setAsks(false)}
          onPass={() => {
            setAsks(false);
            void pass();
          }}
        />
      )}
    </>
  );
}
