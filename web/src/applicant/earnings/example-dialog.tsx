import type { UploadType } from '@volante/contract/earnings.ts';
import type { Platform } from '@volante/contract/platforms.ts';
import { useText } from '../../lib/text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useRequest } from '../request.ts';
import { ExampleScreen } from './example-screen.tsx';
import { howToTexts } from './how-to-texts.ts';

interface ExampleDialogProps {
  platform: Platform;
  kind: UploadType;
  open: boolean;
  onClose: () => void;
}

/** The drawn example of one screenshot with the way to it, over the screen that asks for it. */
export function ExampleDialog({ platform, kind, open, onClose }: ExampleDialogProps) {
  const t = useText(howToTexts);
  const { country } = useRequest();
  const profile = kind === 'profile';
  const steps = profile ? t.profileSteps[platform] : t.earningsSteps[platform];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={profile ? t.exampleProfile : t.exampleEarnings}
      closeLabel={t.exampleClose}
    >
      <div className="overflow-hidden rounded-card border border-line bg-brand-soft px-4 pt-4">
        <ExampleScreen platform={platform} country={country} kind={kind} />
      </div>
      <p className="mt-3 text-small">
        <b>{t.mustShow}:</b> {profile ? t.profileMarks : t.earningsMarks}.
      </p>
      <ol className="mt-3 grid list-decimal gap-1 pl-5 text-small marker:font-bold">
        {steps.split('|').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Dialog>
  );
}
