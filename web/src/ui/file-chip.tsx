import { type ReactNode, useState } from 'react';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';
import { ProgressBar } from './progress.tsx';

interface FileChipProps {
  name: ReactNode;
  /** Size, state, what is wrong. */
  detail?: ReactNode;
  /** A small picture instead of the paper sign; its address. */
  picture?: string | undefined;
  /** 0 to 1 while it is being sent. */
  progress?: number | undefined;
  progressLabel?: string;
  onRemove?: (() => void) | undefined;
  removeLabel?: string;
}

/** A chosen file: its name, what happens to it, a way to take it away. */
export function FileChip({ name, detail, picture, progress, progressLabel, onRemove, removeLabel }: FileChipProps) {
  // A file that is no picture has none to show.
  const [broken, setBroken] = useState<string>();
  return (
    <Card className="flex items-center gap-3 !py-2.5">
      {picture && picture !== broken ? (
        <img
          src={picture}
          alt=""
          onError={() => setBroken(picture)}
          className="size-11 flex-none rounded-input object-cover"
        />
      ) : (
        <span className="grid size-11 flex-none place-items-center rounded-input bg-brand-soft text-brand-ink">
          <Icon name="file" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{name}</p>
        {detail && <div className="text-small text-ink-2">{detail}</div>}
        {progress !== undefined && <ProgressBar value={progress} label={progressLabel ?? ''} />}
      </div>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="-mr-2 grid size-11 flex-none place-items-center text-ink-2"
        >
          <Icon name="trash" />
        </button>
      )}
    </Card>
  );
}
