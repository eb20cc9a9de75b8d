import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface PhotoPreviewProps {
  address: string | undefined;
  label: string;
  /** One of several pages, which keeps its space even if it can't be displayed. */
  small?: boolean;
}

/** A photo in place of the capture area, so that nothing jumps. If the browser can't display it (HEIC), only the name remains. */
export function PhotoPreview({ address, label, small = false }: PhotoPreviewProps) {
  const [broken, setBroken] = useState(false);
  if (broken && !small) return null;
  const height = small ? 'h-[112px]' : 'h-[212px]';
  return (
    <div
      className={`grid ${height} place-items-center overflow-hidden border border-line bg-card ${small ? 'rounded-input text-brand-ink' : 'rounded-capture'}`}
    >
      {broken ? (
        <Icon name="file" />
      ) : (
        address && (
          <img
            src={address}
            alt={label}
            className={`${height} w-full object-contain`}
            onError={() => setBroken(true)}
          />
        )
      )}
    </div>
  );
}
