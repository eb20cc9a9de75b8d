import { type ReactNode, useState } from 'react';
import { Card } from '../card.tsx';
import { Icon } from '../icon.tsx';
import { ProgressBar } from '../progress.tsx';

interface FileChipProps {
  name: ReactNode;
  /** Size, state or problem. */
  detail?: ReactNode;
  /** Address of a thumbnail shown instead of the file icon. */
  picture?: string | undefined;
  /** Upload progress, 0 to 1. */
  progress?: number | undefined;
  progressLabel?: string;
  /** Makes picture and name one button that opens the file; `openLabel` is the verb before the name. */
  onOpen?: (() => void) | undefined;
  openLabel?: string;
  onRemove?: (() => void) | undefined;
  removeLabel?: string;
}

/** A chosen file: name, state, and buttons to view and remove it. */
export function FileChip(props: FileChipProps) {
  const { name, detail, picture, progress, progressLabel, onOpen, openLabel, onRemove, removeLabel } = props;
  const inside = (
    <>
      <Picture address={picture} />
      <span className="min-w-0 flex-1 @max-[15rem]:order-last @max-[15rem]:basis-full">
        <span className="block truncate font-semibold">
          {onOpen && <span className="sr-only">{openLabel} </span>}
          <span translate="no">{name}</span>
        </span>
        {detail && <span className="block text-small text-ink-2">{detail}</span>}
        {progress !== undefined && (
          <span className="mt-1.5 block">
            <ProgressBar value={progress} label={progressLabel ?? ''} />
          </span>
        )}
      </span>
    </>
  );
  return (
    <Card className="@container !py-2.5">
      {/* On narrow screens the text is below the picture. */}
      <div className="flex items-center gap-3 @max-[15rem]:flex-wrap">
        {onOpen ? (
          <button
            type="button"
            onClick={onOpen}
            className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-input text-left"
          >
            {inside}
          </button>
        ) : (
          inside
        )}
        {onRemove && (
          <button
            type="button"
            aria-label={removeLabel}
            onClick={onRemove}
            className="-mr-2 grid size-12 flex-none place-items-center text-ink-2 @max-[15rem]:ml-auto"
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
    </Card>
  );
}

function Picture({ address }: { address: string | undefined }) {
  // A file that isn't a picture has no thumbnail.
  const [broken, setBroken] = useState<string>();
  if (address && address !== broken)
    return (
      <img
        src={address}
        alt=""
        onError={() => setBroken(address)}
        className="size-11 flex-none rounded-input object-cover"
      />
    );
  return (
    <span className="grid size-11 flex-none place-items-center rounded-input bg-brand-soft text-brand-ink">
      <Icon name="file" />
    </span>
  );
}
