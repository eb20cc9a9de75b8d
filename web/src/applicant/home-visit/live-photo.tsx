import type { ChallengeAsked } from '@volante/contract/home-visit/captures.ts';
import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { CameraProblem, closeCamera, openCamera } from '../../lib/camera/open-camera.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { liveTexts } from './live-texts.ts';

interface LivePhotoProps {
  step: HomePhotoStep;
  onPhoto(photo: File, token: string): void;
  onClose(): void;
  /** The camera or the challenge isn't there; the phone's own camera is used from now on. */
  onFault(): void;
}

/** The camera in the page, with what has to be on the photo. It stops when the dialog closes or the page is hidden. */
export default function LivePhoto({ step, onPhoto, onClose, onFault }: LivePhotoProps) {
  const t = useText(liveTexts);
  const { id } = useApplication();
  const video = useRef<HTMLVideoElement>(null);
  const [asked, setAsked] = useState<ChallengeAsked | null>(null);
  const [ready, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera opens once, with the dialog
  useEffect(() => {
    let stream: MediaStream | null = null;
    let open = true;
    const close = () => {
      open = false;
      if (stream) closeCamera(stream);
      stream = null;
    };
    const start = async () => {
      const asking = call('POST /public/admission/requests/{id}/home-visit/challenge', {
        params: { id },
        body: { step },
      });
      const [given, challenge] = await Promise.allSettled([openCamera(), asking]);
      if (given.status === 'fulfilled') stream = given.value;
      if (!open) return close();
      if (given.status === 'rejected' || challenge.status === 'rejected') {
        close();
        if (given.status === 'rejected' && !(given.reason instanceof CameraProblem)) throw given.reason;
        return onFault();
      }
      setAsked(challenge.value);
      if (!video.current) return;
      video.current.srcObject = stream;
      await video.current.play().catch(() => undefined);
      setReady(true);
    };
    const hide = () => {
      if (document.hidden) onClose();
    };
    document.addEventListener('visibilitychange', hide);
    void start();
    return () => {
      document.removeEventListener('visibilitychange', hide);
      close();
    };
  }, []);
  const take = async () => {
    const shown = video.current;
    if (!shown?.videoWidth || !asked) return;
    const photo = await photoOf(shown).catch(() => null);
    if (photo) onPhoto(photo, asked.token);
    else onFault();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t.title}
      actions={
        <Button icon={<Icon name="camera" />} disabled={!ready} onClick={take}>
          {t.shutter}
        </Button>
      }
    >
      <p role="status" className="mb-3 font-bold">
        {asked ? t.challenges[asked.challenge] : t.opening}
      </p>
      <video
        ref={video}
        muted
        playsInline
        aria-label={t.picture}
        className="aspect-[3/4] max-h-[50dvh] w-full rounded-card bg-[#0b0814] object-contain"
      />
      <Button kind="text" className="mt-2" onClick={onFault}>
        {t.without}
      </Button>
    </Dialog>
  );
}

async function photoOf(video: HTMLVideoElement): Promise<File> {
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const type = 'image/jpeg';
  return new File([await canvas.convertToBlob({ type, quality: 0.85 })], 'foto.jpg', { type });
}
