import { fileScreen, receiptScreen } from '@volante/contract/admission/next-screen.ts';
import { isSent } from '@volante/contract/admission/stages.ts';
import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { ScreenButton } from '../navigation/link.tsx';
import { admissionTexts } from './texts.ts';

/** The ways to the driver's own file, once there is something in it, and to the receipt once it was sent. */
export function FileLink() {
  const { access, personalData, status } = useApplication();
  const t = useText(admissionTexts);
  if (access || personalData.firstName === '') return null;
  return (
    <div className="mt-1 grid">
      {isSent(status) && (
        <ScreenButton kind="text" to={receiptScreen}>
          {t.receipt}
        </ScreenButton>
      )}
      <ScreenButton kind="text" to={fileScreen}>
        {t.file}
      </ScreenButton>
    </div>
  );
}
