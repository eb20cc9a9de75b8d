import type { OpenPicture, ProfileData } from '@volante/contract/earnings/calls.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLimited, useProvedFirst } from '../../application/limited/limited.ts';
import { askedToOpen, forgetAsked } from '../board/asked-to-open.ts';
import { PicturesDialog } from '../lazy-parts.tsx';
import { openPictureTexts } from './texts.ts';

interface OpenPicturesProps {
  data: ProfileData;
  /** The open pictures that this step asks about. */
  pictures: readonly OpenPicture[];
  /** Pictures are still being read: all of them are asked about once, at the end. */
  busy: boolean;
}

/** The pictures that wait for the applicant: asked about when a batch has been read, and when a link opens them. */
export function OpenPictures({ data, pictures, busy }: OpenPicturesProps) {
  const t = useText(openPictureTexts);
  const [open, setOpen] = useState(false);
  const asked = useRef(true);
  const limited = useLimited();
  const provedFirst = useProvedFirst();
  const close = useCallback(() => {
    setOpen(false);
    forgetAsked();
  }, []);
  useEffect(() => {
    if (busy) asked.current = false;
    if (limited || busy || pictures.length === 0 || (asked.current && askedToOpen() !== 'pictures')) return;
    asked.current = true;
    setOpen(true);
  }, [busy, limited, pictures.length]);
  if (pictures.length === 0) return null;
  return (
    <>
      {!busy && (
        <div className="mb-4">
          <Notice tone="info" title={t.waiting(pictures.length)}>
            <p>{t.waitingText(pictures.length)}</p>
            <Button kind="outline" className="mt-3" onClick={() => provedFirst(() => setOpen(true))}>
              {t.help(pictures.length)}
            </Button>
          </Notice>
        </div>
      )}
      <PicturesDialog data={data} pictures={pictures} open={open} onClose={close} />
    </>
  );
}
