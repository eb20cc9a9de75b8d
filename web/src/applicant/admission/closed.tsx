import type { Closing } from '@volante/contract/admission/closing.ts';
import { nextScreen } from '@volante/contract/admission/next-screen.ts';
import type { Application } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { formatLongDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { storeApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { showFailure } from '../application/failure.ts';
import { hasHelp } from '../application/help-channels.ts';
import { RoadDrawing } from '../drawings/decided.tsx';
import { HelpLink } from '../layout/help-link.tsx';
import { Screen } from '../layout/screen.tsx';
import { goTo } from '../navigation/go.ts';
import { ScreenButton } from '../navigation/link.tsx';
import { closedTexts } from './closed-texts.ts';
import { FileLink } from './file-link.tsx';
import { Reference } from './reference.tsx';

/** The application is closed without decision: why, and until when the driver may go on with it. */
export function Closed({ application, closed }: { application: Application; closed: Closing }) {
  const t = useText(closedTexts);
  const language = useLanguage();
  const [busy, run] = useBusy(showFailure);
  const { id, country } = application;
  const { reason, reopenUntil } = closed;
  const isOpen = reopenUntil !== null && dateIn(countries[country].zone, new Date()) <= reopenUntil;
  const goOn = () =>
    run(async () => {
      const next = await call('POST /public/admission/requests/{id}/reopen', { params: { id } });
      storeApplication(next);
      toast.success(t.reopened);
      await goTo(nextScreen(next));
    });
  return (
    <Screen
      title={t.titles[reason]}
      lead={t.leads[reason]}
      hero={
        <div className="mx-auto w-3/4 pb-4">
          <RoadDrawing />
        </div>
      }
      action={
        isOpen ? (
          <Button busy={busy} onClick={goOn}>
            {t.goOn[reason]}
          </Button>
        ) : (
          <HelpLink kind="outline" />
        )
      }
      below={
        <>
          <ScreenButton kind="text" to="/tasks">
            {t.seeSent}
          </ScreenButton>
          {isOpen && <HelpLink />}
        </>
      }
    >
      <p className="mb-3">
        {isOpen
          ? t.until(formatLongDate(reopenUntil, language))
          : reason === 'duplicate'
            ? t.other
            : hasHelp()
              ? t.over
              : t.overNow}
      </p>
      <Reference />
      <FileLink />
    </Screen>
  );
}
