import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Viewer } from '../../viewer/lazy-viewer.tsx';
import { documentTexts } from '../texts.ts';

/** Of a picture that is to be judged, and of what stands there before it. */
export const largeHeight = 'h-[clamp(212px,42svh,400px)]';

interface LargePictureProps {
  address: string | undefined;
  label: string;
}

/** A picture large enough to judge it; a press shows it in full screen. If the browser can't display it (HEIC), only its name remains. */
export function LargePicture({ address, label }: LargePictureProps) {
  const t = useText(documentTexts);
  const [broken, setBroken] = useState<string>();
  const [open, setOpen] = useState(false);
  if (address && address === broken) return null;
  return (
    <>
      <button
        type="button"
        disabled={!address}
        onClick={() => setOpen(true)}
        className={`relative grid ${largeHeight} w-full place-items-center overflow-hidden rounded-capture border border-line bg-card`}
      >
        {address && (
          <img
            src={address}
            alt={label}
            className={`${largeHeight} w-full object-contain`}
            onError={() => setBroken(address)}
          />
        )}
        <span className="absolute right-2.5 bottom-2.5 flex items-center gap-1.5 rounded-full border border-line bg-card px-3 py-1.5 text-small font-bold text-brand-ink">
          <Icon name="zoom" size={18} />
          {t.enlarge}
        </span>
      </button>
      {open && address && (
        <Viewer pictures={[{ key: address, address, alt: label }]} first={address} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
