import type { ProfileData } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { here } from '../../../lib/here.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { appTexts } from '../../frame/app-texts.ts';
import { addressOf } from '../../router/address.ts';
import { summarize } from '../platform-data.ts';
import { uploadTexts } from '../upload/upload-texts.ts';
import { phoneTexts } from './phone-texts.ts';
import type { Handover } from './use-handover.ts';

/** On a computer: a code that opens this step on the phone, where the screenshots are. */
export default function Handoff({
  platform,
  data,
  handover,
}: {
  platform: Platform;
  data: ProfileData;
  handover: Handover;
}) {
  const t = useText(uploadTexts);
  const phone = useText(phoneTexts);
  const app = useText(appTexts);
  const { filled, of } = summarize(data);
  return (
    <div className="mt-4 hidden desk:block">
      <Button kind="outline" icon={<Icon name="phone" />} onClick={() => handover.setOpen(true)}>
        {phone.link}
      </Button>
      <Dialog
        open={handover.open && filled < of}
        onClose={() => handover.setOpen(false)}
        title={phone.link}
        closeLabel={app.close}
      >
        <div className="grid justify-items-center gap-4">
          <p>{phone.text}</p>
          <QrCode
            address={`${here().origin}${addressOf(`/platforms/${platform}`, { handoff: '1' })}`}
            label={phone.code}
          />
          <p role="status" className="flex items-center gap-2 text-small text-ink-2">
            <Spinner /> {phone.waiting} {filled > 0 && `${t.title(filled, of)}.`}
          </p>
        </div>
      </Dialog>
    </div>
  );
}
