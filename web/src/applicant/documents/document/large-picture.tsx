import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Viewer } from '../../viewer/lazy-viewer.tsx';
import { fileTexts } from './file-texts.ts';

/** Height of a picture under review, and of its placeholder. */
export const largeHeight = 'h-[clamp(212px,42svh,400px)]';

interface LargePictureProps {
  address: string | undefined;
  label: string;
  /** `small`: one of several. `head`: a small one with the upper part of its page. */
  look?: 'large' | 'small' | 'head';
}

/**
 * A picture large enough to judge it; a press shows it in full screen. If the browser can't display it (HEIC), only its
 * name remains.
 */
export function LargePicture({ address, label, look = 'large' }: LargePictureProps) {
  const t = useText(fileTexts);
  const [broken, setBroken] = useState<string>();
  const [open, setOpen] = useState(false);
  if (address && address === broken) return null;
  const height = look === 'large' ? largeHeight : 'h-[168px]';
  const fit = look === 'head' ? 'object-cover object-top' : 'object-contain';
  return (
    <>
      <button
        type="button"
        disabled={!address}
        // Until the picture is loaded.
        aria-label={address ? undefined : label}
        onClick={() => setOpen(true)}
        className={`relative grid ${height} w-full place-items-center overflow-hidden rounded-capture border border-line bg-brand-soft`}
      >
        {address && (
          <img src={address} alt={label} className={`${height} w-full ${fit}`} onError={() => setBroken(address)} />
        )}
        {address && (
          <span className="absolute right-2.5 bottom-2.5 flex items-center gap-1.5 rounded-full border border-line bg-card px-3 py-1.5 text-small font-bold text-brand-ink">
            <Icon name="zoom" size={18} />
            {t.enlarge}
          </span>
        )}
      </button>
      {open && address && (
        <Viewer pictures={[{ key: address, address, alt: label }]} first={address} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
