import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { failureTexts } from '../../uploads/failure-words.ts';
import { recordingTexts } from './recording-texts.ts';
import type { Looking } from './recordings.ts';

interface RecordingEndProps {
  why: Extract<Looking, { at: 'over' }>['why'];
  /** The weeks still missing. */
  left: number;
}

/** Says why a recording left weeks missing, and how to continue. */
export default function RecordingEnd({ why, left }: RecordingEndProps) {
  const t = useText(recordingTexts);
  const failures = useText(failureTexts);
  const words = {
    looked: [t.looked(left), t.lookedText],
    none: [t.none, t.noneText],
    unplayable: [t.unplayable, t.unplayableText],
    gone: [t.unplayable, failures.file_gone],
    offline: [t.offline, ''],
  }[why];
  return (
    <div className="mb-4">
      <Notice tone={why === 'unplayable' || why === 'gone' ? 'bad' : 'info'} title={words[0]} live>
        {words[1]}
      </Notice>
    </div>
  );
}
