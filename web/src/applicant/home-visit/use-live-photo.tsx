import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import { type ComponentProps, type ComponentType, useRef, useState } from 'react';
import { inAppBrowser } from '../../lib/camera/in-app-browser.ts';
import { hasCamera } from '../../lib/camera/open-camera.ts';
import { useApplication } from '../application/application.ts';
import type LivePhoto from './live-photo.tsx';

type Opened = ComponentType<ComponentProps<typeof LivePhoto>>;

/** Once it has failed on this visit, presses go straight to the phone's own camera. */
let off = false;

/** For tests: as on a new visit. */
export function offerLivePhotos(): void {
  off = false;
}

/**
 * The camera inside the page for photos of the home. `instead` handles the press on the input that would open the phone's own camera;
 * where the page can't use one, the input works as always.
 */
export function useLivePhoto(step: HomePhotoStep, onPhoto: (photo: File, token: string) => void) {
  const [Shown, setShown] = useState<Opened>();
  const { access } = useApplication();
  const pressed = useRef<HTMLInputElement>(null);
  const giveUp = () => {
    off = true;
    setShown(undefined);
    // Opens the phone's own camera where the browser still counts the press; otherwise the next press does.
    pressed.current?.click();
  };
  const instead = (input: HTMLInputElement): boolean => {
    if (
      !input.hasAttribute('capture') ||
      off ||
      access === 'limited' ||
      !hasCamera() ||
      inAppBrowser(navigator.userAgent)
    )
      return false;
    pressed.current = input;
    import('./live-photo.tsx').then((code) => setShown(() => code.default), giveUp);
    return true;
  };
  const dialog = Shown && (
    <Shown
      step={step}
      onFault={giveUp}
      onClose={() => setShown(undefined)}
      onPhoto={(photo, token) => {
        setShown(undefined);
        onPhoto(photo, token);
      }}
    />
  );
  return { instead, dialog };
}
