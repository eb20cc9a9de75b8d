import { isClosed } from '@volante/contract/admission/closing.ts';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { storeApplication, useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { showFailure } from '../application/failure.ts';
import { goTo } from '../navigation/go.ts';
import { closedTexts } from './closed-texts.ts';

/** The way out for a driver who doesn't want to go on, once they have stored something. */
export function Withdraw() {
  const t = useText(closedTexts);
  const application = useApplication();
  const [asks, setAsks] = useState(false);
  const [busy, run] = useBusy(showFailure);
  const { id, access, personalData } = application;
  if (access || personalData.firstName === '' || isClosed(application)) return null;
  const withdraw = () =>
    run(async () => {
      storeApplication(await call('POST /public/admission/requests/{id}/withdraw', { params: { id } }));
      await goTo('/documents-success');
    });
  return (
    <>
      <Button kind="text" onClick={() => setAsks(true)} className="mt-1">
        {t.withdraw}
      </Button>
      {asks && (
        <Dialog
          title={t.withdrawTitle}
          onClose={() => setAsks(false)}
          actions={
            <>
              <Button kind="outline" onClick={() => setAsks(false)}>
                {t.keep}
              </Button>
              <Button kind="danger" busy={busy} onClick={withdraw}>
                {t.withdrawYes}
              </Button>
            </>
          }
        >
          <p className="mb-2">{t.withdrawLead}</p>
          <p className="text-small text-ink-2">{t.withdrawBack}</p>
        </Dialog>
      )}
    </>
  );
}
