import { type DocumentType, documents } from '@volante/contract/documents/rules.ts';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { inAppBrowser } from '../../../lib/camera/in-app-browser.ts';
import { hasCamera } from '../../../lib/camera/open-camera.ts';
import type { CameraDialog } from './camera-dialog.tsx';

type Dialog = ComponentType<ComponentProps<typeof CameraDialog>>;

/**
 * The camera inside the page, for cards and pages. `instead` handles the press on a file input that would open the
 * phone's own camera; if the page can't use a camera, the input works as always. `dialog` can be anywhere on the
 * screen.
 */
export function usePageCamera(type: DocumentType, onFiles: (files: File[]) => void) {
  const [Opened, setOpened] = useState<Dialog>();
  const instead = (input: HTMLInputElement): boolean => {
    if (!input.hasAttribute('capture') || !offered(type)) return false;
    import('./camera-dialog.tsx').then(
      ({ CameraDialog }) => setOpened(() => CameraDialog),
      () => {
        // Its code can't be fetched: the phone's own camera, now and from now on.
        off = true;
        input.click();
      },
    );
    return true;
  };
  const dialog = Opened && (
    <Opened
      type={type}
      onFault={() => {
        off = true;
      }}
      onClose={() => setOpened(undefined)}
      onFiles={(files) => {
        setOpened(undefined);
        onFiles(files);
      }}
    />
  );
  return { instead, dialog };
}

/** Once it has failed on this visit, presses go straight to the phone's own camera. */
let off = false;

function offered(type: DocumentType): boolean {
  const { subject } = documents[type];
  return !off && (subject === 'card' || subject === 'page') && hasCamera() && !inAppBrowser(navigator.userAgent);
}

/** For tests: as on a new visit. */
export function offerPageCamera(): void {
  off = false;
}
