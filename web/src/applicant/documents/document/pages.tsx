import { useState } from 'react';
import type { Prepared } from '../../../lib/files/prepare-file.ts';
import { useText } from '../../../lib/text.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { useFileAddress } from '../../uploads/use-file-address.ts';
import { Viewer } from '../../viewer/lazy-viewer.tsx';
import { fileTexts } from './file-texts.ts';

interface PagesProps {
  pages: readonly Prepared[];
  onRemove: (page: number) => void;
  onEarlier: (page: number) => void;
}

/** The photos of a future PDF in order; each can be removed or moved forward. */
export function Pages({ pages, onRemove, onEarlier }: PagesProps) {
  const t = useText(fileTexts);
  return (
    <ol aria-label={t.pages(pages.length)} className="grid grid-cols-3 gap-2">
      {pages.map((page, i) => (
        <li key={keyOf(page)} className="min-w-0">
          <Page file={page.file} number={i + 1} />
          <div className="flex justify-end">
            {i > 0 && <PageButton icon="back" label={t.pageEarlier(i + 1)} onClick={() => onEarlier(i)} />}
            <PageButton icon="trash" label={t.pageRemove(i + 1)} onClick={() => onRemove(i)} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Page({ file, number }: { file: File; number: number }) {
  const t = useText(fileTexts);
  const address = useFileAddress(file);
  const [open, setOpen] = useState(false);
  return (
    <div className="relative">
      <button type="button" disabled={!address} onClick={() => setOpen(true)} className="block w-full rounded-input">
        <PhotoPreview address={address} label={t.page(number)} />
        <span className="sr-only">{t.enlarge}</span>
      </button>
      {open && address && (
        <Viewer
          pictures={[{ key: address, address, alt: t.page(number) }]}
          first={address}
          onClose={() => setOpen(false)}
        />
      )}
      <span
        aria-hidden="true"
        className="absolute top-1 left-1 grid size-6 place-items-center rounded-full bg-brand-fill text-tag font-bold text-on-brand"
      >
        {number}
      </span>
    </div>
  );
}

/** A photo that will be one of several pages; it keeps its space even if the browser can't display it (HEIC). */
function PhotoPreview({ address, label }: { address: string | undefined; label: string }) {
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

function PageButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="grid size-12 place-items-center text-ink-2">
      <Icon name={icon} />
    </button>
  );
}

const keys = new WeakMap<Prepared, number>();
let last = 0;
// A page keeps its key when it moves, and two pages may be the same photo.
function keyOf(page: Prepared): number {
  const key = keys.get(page) ?? ++last;
  keys.set(page, key);
  return key;
}
