import type { GuarantorView } from '@volante/contract/obligor/invitation.ts';
import { useEffect, useRef, useState } from 'react';
import { createUpload, type UploadInput } from '../../lib/call/upload.ts';
import { draftOf } from '../../lib/storage.ts';
import { type Failure, failureOf } from '../uploads/failure.ts';

export type CardType = GuarantorView['cards'][number]['type'];

/** A photo of one side: chosen, being sent, sent, or refused. */
export interface CardPhoto {
  /** Once it was sent. */
  mediaId?: string | undefined;
  /** Shows it on this page; valid for 15 minutes. */
  url?: string | undefined;
  /** Share of the bytes sent; undefined while nothing is being sent. */
  progress?: number | undefined;
  failure?: Failure | undefined;
}

export interface Cards {
  of: (type: CardType) => CardPhoto;
  choose: (type: CardType, files: readonly File[]) => Promise<void>;
  /** Photos that were sent and not yet handed in. */
  sent: () => { type: CardType; mediaId: string }[];
  /** They were handed in, or the server has forgotten them. */
  forget: () => void;
  busy: boolean;
}

type Kept = Partial<Record<CardType, string>>;

/** The photos of the guarantor's card. Those that were sent survive a reload on this phone. */
export function useCards(id: string): Cards {
  const draft = draftOf<Kept>(id, 'guarantor-cards');
  const [photos, setPhotos] = useState<Partial<Record<CardType, CardPhoto>>>({});
  const newest = useRef<Partial<Record<CardType, number>>>({});
  // After hydration: the server doesn't know what this phone keeps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const kept = Object.entries(draft.read() ?? {}) as [CardType, string][];
    if (kept.length > 0) setPhotos(Object.fromEntries(kept.map(([type, mediaId]) => [type, { mediaId }])));
  }, []);
  const change = (type: CardType, photo: CardPhoto) => setPhotos((all) => ({ ...all, [type]: photo }));

  async function choose(type: CardType, files: readonly File[]): Promise<void> {
    const [chosen, ...more] = files;
    if (!chosen) return;
    const turn = (newest.current[type] ?? 0) + 1;
    newest.current[type] = turn;
    const isNewest = () => newest.current[type] === turn;
    try {
      if (more.length > 0) throw Object.assign(new Error('one file'), { code: 'file_only_one' });
      change(type, { progress: 0 });
      const { prepareFile } = await import('../../lib/files/prepare-file.ts');
      const { file } = await prepareFile(type, chosen, true);
      const onProgress = (progress: number) => isNewest() && change(type, { progress });
      const fields = { mediaType: type };
      const input = { params: { id }, fields, part: 'file', files: [file], onProgress } as const;
      const { mediaId, url } = await send('POST /public/guarantors/{id}/cards', input);
      if (!isNewest()) return;
      change(type, { mediaId, url });
      draft.write({ ...draft.read(), [type]: mediaId });
    } catch (error) {
      if (isNewest()) change(type, { failure: failureOf(error) });
    }
  }

  return {
    of: (type) => photos[type] ?? {},
    choose,
    sent: () =>
      Object.entries(photos).flatMap(([type, { mediaId }]) => (mediaId ? [{ type: type as CardType, mediaId }] : [])),
    forget() {
      draft.clear();
      setPhotos({});
    },
    busy: Object.values(photos).some(({ progress }) => progress !== undefined),
  };
}

type SendCard = (
  name: 'POST /public/guarantors/{id}/cards',
  input: UploadInput,
) => Promise<{ mediaId: string; url: string }>;
const send = createUpload<SendCard>({ headers: () => ({}) });
