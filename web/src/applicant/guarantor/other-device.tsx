import type { GuarantorView } from '@volante/contract/obligor/invitation.ts';
import { here } from '../../lib/here.ts';
import { useText } from '../../lib/text.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { ForwardLink } from '../application/guarantor/forward-link.tsx';
import { HelpLink } from '../layout/help-link.tsx';
import { Screen } from '../layout/screen.tsx';
import { CodeProof } from './code-proof.tsx';
import { StaffProof } from './staff-proof.tsx';
import { guarantorTexts } from './texts.ts';

/** This device can't answer: it is the driver's, or not the one on which the guarantor agreed. */
export default function OtherDevice({ view }: { view: GuarantorView }) {
  const t = useText(guarantorTexts);
  if (!view.driversDevice)
    return (
      <Screen title={t.limitedTitle} lead={t.limitedLead} below={<HelpLink />} part="limited">
        <CodeProof id={view.id} />
        <StaffProof id={view.id} />
      </Screen>
    );
  const address = `${here().origin}/guarantor?id=${view.id}`;
  return (
    <Screen title={t.driversTitle(view.asker)} lead={t.driversLead} part="drivers" below={<HelpLink />}>
      <div className="grid justify-items-center gap-3 rounded-card border border-line bg-card p-4">
        <p className="font-bold">{t.driversScan}</p>
        <QrCode address={address} label={t.driversScan} className="size-44" />
      </div>
      <div className="mt-3">
        <ForwardLink link={address} />
      </div>
      <p className="mt-4 text-small text-ink-2">{t.driversBeside}</p>
    </Screen>
  );
}
