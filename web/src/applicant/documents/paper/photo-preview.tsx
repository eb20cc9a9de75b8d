import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface PhotoPreviewProps {
  address: string | undefined;
  label: string;
  /** One of several pages, which keeps its place when it cannot be shown. */
  small?: boolean;
}

/** A photo in the place of the capture area, so that nothing jumps. What the browser cannot show (HEIC) leaves the name. */
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
