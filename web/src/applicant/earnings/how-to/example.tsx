import type { UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useText } from '../../../lib/text.ts';
import { useApplication } from '../../application/application.ts';
import { HowToRecord } from '../recording/how-to-record.tsx';
import { ExampleScreen } from './example-screen.tsx';
import { howToTexts } from './how-to-texts.ts';

/** The drawn example of one screenshot, with the steps in the driver's app. Loaded on demand. */
export default function Example({ platform, kind }: { platform: Platform; kind: UploadType }) {
  const t = useText(howToTexts);
  const { country } = useApplication();
  const profile = kind === 'profile';
  const steps = profile ? t.profileSteps[platform] : t.earningsSteps[platform];
  return (
    <>
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
      {!profile && (
        <div className="mt-4">
          <HowToRecord platform={platform} />
        </div>
      )}
    </>
  );
}
