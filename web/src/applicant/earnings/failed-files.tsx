import { useEffect, useRef } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { FileChip } from '../../ui/file-chip.tsx';
import { failureWords } from './failure-words.ts';
import type { FailedFile } from './reading-queue.ts';
import { mayRetry } from './screenshot.ts';
import { uploadTexts } from './upload-texts.ts';

interface FailedFilesProps {
  files: readonly FailedFile[];
  /** The platform's name and the span of the weeks, for the words. */
  about: { platform: string; span: string };
  /** Nothing is being read any more: time to show what went wrong. */
  settled: boolean;
  onRetry: (keys: number[]) => void;
  onDismiss: (key: number) => void;
  onExample: () => void;
}

/** The screenshots that could not be used, each with what went wrong and a way on. */
export function FailedFiles({ files, about, settled, onRetry, onDismiss, onExample }: FailedFilesProps) {
  const t = useText(uploadTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = settled && files.length > 0;
  useEffect(() => {
    if (!show) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [show]);
  if (files.length === 0) return null;
  const again = files.filter((f) => mayRetry(f.failure));
  return (
    <section aria-labelledby="failed-files" className="mt-5">
      <h2
        id="failed-files"
        ref={heading}
        tabIndex={-1}
        className="mb-2 font-extrabold text-bad-ink focus-visible:outline-none"
      >
        <span aria-hidden="true">⚠ </span>
        {t.failedTitle(files.length)}
      </h2>
      <ul className="grid gap-2">
        {files.map((failed) => (
          <li key={failed.key}>
            <FileChip
              name={shortName(failed.file.name)}
              picture={failed.picture}
              detail={
                <>
                  <p className="text-ink">{failureWords(t, failed.failure, about)}</p>
                  <WayOn failed={failed} onRetry={onRetry} onExample={onExample} />
                </>
              }
              onRemove={() => onDismiss(failed.key)}
              removeLabel={`${t.dismiss}: ${failed.file.name}`}
            />
          </li>
        ))}
      </ul>
      {again.length > 1 && (
        <Button kind="outline" className="mt-2" onClick={() => onRetry(again.map((f) => f.key))}>
          {t.retryAll}
        </Button>
      )}
    </section>
  );
}

function WayOn({
  failed,
  onRetry,
  onExample,
}: { failed: FailedFile } & Pick<FailedFilesProps, 'onRetry' | 'onExample'>) {
  const t = useText(uploadTexts);
  const look = 'min-h-11 text-small font-bold text-brand-ink underline';
  if (mayRetry(failed.failure))
    return (
      <button type="button" className={look} onClick={() => onRetry([failed.key])}>
        {t.retry}
      </button>
    );
  if (failed.failure !== 'unreadable_screenshot' && failed.failure !== 'not_an_image') return null;
  return (
    <button type="button" className={look} onClick={onExample}>
      {t.seeExample}
    </button>
  );
}

/** At most 30 characters: the first 27, an ellipsis, the extension. */
function shortName(name: string): string {
  const [, stem = name, extension = ''] = /^(.*?)(\.[^.]{1,5})?$/.exec(name) ?? [];
  return name.length > 30 ? `${stem.slice(0, 27)}…${extension}` : name;
}
