import { useOnline } from '../../../lib/call/waiting.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress.tsx';
import { uploadTexts } from './upload-texts.ts';

interface UploadProgressProps {
  text: string;
  /** The estimated time, if it is long: "about 40 s". */
  wait: string | null;
  /** 0 to 1. */
  value: number;
  stopLabel: string;
  onStop: () => void;
}

/** Replaces the action while files are being read; offline it says that it waits for the network. */
export function UploadProgress({ text, wait, value, stopLabel, onStop }: UploadProgressProps) {
  const t = useText(uploadTexts);
  const online = useOnline();
  return (
    <div className="flex min-h-[52px] items-center gap-3 rounded-button border border-brand-line bg-brand-soft py-1 pl-4">
      <div className="flex-1">
        <p aria-hidden="true" className="mb-1.5 text-small font-bold text-brand-ink">
          {online ? (wait ? `${text} · ${wait}` : text) : t.noNetwork}
        </p>
        <p role="status" className="sr-only">
          {online ? (wait ?? '') : t.noNetwork}
        </p>
        <ProgressBar value={value} label={text} />
      </div>
      <Button kind="text" className="!w-auto min-h-[50px]" onClick={onStop}>
        {stopLabel}
      </Button>
    </div>
  );
}
