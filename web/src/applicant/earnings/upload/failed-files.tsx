import { MB } from '@volante/contract/documents/rules.ts';
import type { UploadType } from '@volante/contract/earnings/calls.ts';
import { useEffect, useRef } from 'react';
import { getLanguage } from '../../../lib/language.ts';
import { getText, useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { FileChip } from '../../../ui/files/file-chip.tsx';
import { Sign } from '../../../ui/icon.tsx';
import { HelpLink } from '../../layout/help-link.tsx';
import { type Failure, mayRetry } from '../../uploads/failure.ts';
import { failureWords } from '../../uploads/failure-words.ts';
import { shortenName } from '../../uploads/shorten-name.ts';
import { useFileAddress } from '../../uploads/use-file-address.ts';
import { weekName } from '../board/week-name.ts';
import { uploadTexts } from './upload-texts.ts';

interface FailedFile {
  key: string;
  file: File;
  failure: Failure;
}

interface FailedFilesProps {
  files: readonly FailedFile[];
  /** The platform's name and the span of the weeks, for the texts. */
  about: { platform: string; span: string };
  /** Whether the week of this Monday is empty. */
  isEmpty: (week: string) => boolean;
  /** Nothing is being read any more, so the failures can be shown. */
  settled: boolean;
  onRetry: (keys: string[]) => void;
  onDismiss: (key: string) => void;
  onExample: () => void;
  /** Opens the dialog of a week. */
  onWeek: (week: string) => void;
}

/** The unusable screenshots, each with its failure and a next action. */
export function FailedFiles(props: FailedFilesProps) {
  const { files, settled, onRetry } = props;
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
    <section aria-labelledby="failed-files" className="mt-1.5 wide:mt-0">
      <h2
        id="failed-files"
        ref={heading}
        tabIndex={-1}
        className="mb-2 font-extrabold text-bad-ink focus-visible:outline-none"
      >
        <Sign name="warning" />
        {t.failedTitle(files.length)}
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {files.map((failed) => (
          <li key={failed.key}>
            <FailedChip {...props} failed={failed} />
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

function FailedChip(props: FailedFilesProps & { failed: FailedFile }) {
  const { failed, about, onDismiss } = props;
  const t = useText(uploadTexts);
  return (
    <FileChip
      name={shortenName(failed.file.name)}
      picture={useFileAddress(failed.file)}
      detail={
        <>
          <p className="text-ink">{screenshotFailure(failed.failure, { uploadType: 'earnings', ...about })}</p>
          <WayOn {...props} failed={failed} />
        </>
      }
      onRemove={() => onDismiss(failed.key)}
      removeLabel={`${t.dismiss}: ${failed.file.name}`}
    />
  );
}

function WayOn({ failed, isEmpty, onRetry, onExample, onWeek }: FailedFilesProps & { failed: FailedFile }) {
  const t = useText(uploadTexts);
  const { code } = failed.failure;
  const week = weekOf(failed.failure);
  const button = (text: string, press: () => void) => (
    <button type="button" className="min-h-12 text-small font-bold text-brand-ink underline" onClick={press}>
      {text}
    </button>
  );
  if (code === 'week_already_filled' && week && !isEmpty(week)) return button(t.openWeek, () => onWeek(week));
  if (mayRetry(failed.failure) || code === 'week_already_filled') return button(t.retry, () => onRetry([failed.key]));
  if (code === 'file_quota_exceeded') return <HelpLink />;
  return unusable.includes(code) ? button(t.seeExample, onExample) : null;
}

const unusable = ['unreadable_screenshot', 'not_an_image', 'file_type_not_accepted', 'file_unreadable'];

interface About {
  uploadType: UploadType;
  /** The platform's name. */
  platform: string;
  /** The requested weeks. */
  span?: string;
}

/** A screenshot's failure in words, with what to do. */
export function screenshotFailure(failure: Failure, { uploadType, platform, span = '' }: About): string {
  const { errors } = getText(uploadTexts);
  const monday = weekOf(failure);
  const week = monday && weekName(monday, getLanguage());
  const isProfile = uploadType === 'profile';
  const own: Record<string, string> = {
    duplicate_image: isProfile ? errors.duplicate_profile : errors.duplicate_image,
    week_out_of_range: errors.week_out_of_range(week, span),
    week_already_filled: errors.week_already_filled(week),
    wrong_platform: errors.wrong_platform(platform),
    unreadable_screenshot: isProfile ? errors.unreadable_profile : errors.unreadable_screenshot,
    not_an_image: errors.not_an_image,
    file_type_not_accepted: errors.not_an_image,
    file_unreadable: errors.not_an_image,
    unknown_error: errors.unknown_error,
  };
  return own[failure.code] ?? failureWords(failure, { accepts: ['jpeg', 'png'], maxBytes: 5 * MB });
}

/** The Monday of its week, if the server read one. */
function weekOf({ path = '' }: Failure): string | undefined {
  return /^earnings\.(.+)$/.exec(path)?.[1];
}
