import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';

/** A photo that will be one of several pages; it keeps its space even if the browser can't display it (HEIC). */
export function PhotoPreview({ address, label }: { address: string | undefined; label: string }) {
  const [broken, setBroken] = useState(false);
  return (
    <div className="grid h-[112px] place-items-center overflow-hidden rounded-input border border-line bg-card text-brand-ink">
      {broken ? (
        <Icon name="file" />
      ) : (
        address && (
          <img src={address} alt={label} className="h-[112px] w-full object-contain" onError={() => setBroken(true)} />
        )
      )}
    </div>
  );
}
