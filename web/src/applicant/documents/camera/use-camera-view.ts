import { type RefObject, useEffect, useRef, useState } from 'react';
import { frameIn, type Look, lookAt, type Seen, smallPicture, takePhoto } from '../../../lib/camera/look.ts';
import { type CameraFault, CameraProblem, closeCamera, openCamera } from '../../../lib/camera/open-camera.ts';

/** Consecutive good frames before the photo is taken automatically. */
const HELD = 3;
/** In ms; a camera gives black pictures for a moment when it opens. */
const BLACK_FOR = 2500;
/** Minimum interval between two frames, in ms; a slow phone pauses for three times as long as judging takes. */
const PAUSE = 120;

interface CameraView {
  video: RefObject<HTMLVideoElement | null>;
  frame: RefObject<HTMLDivElement | null>;
  /** Why there is no picture. `black`: the camera is open but shows nothing, which may change. */
  fault: CameraFault | 'black' | null;
  /** Null until there is a picture. */
  seen: Seen | null;
  /** Null if the phone has no torch, or the browser doesn't report it. */
  light: boolean | null;
  toggleLight: () => void;
  /** Takes the photo as the frame shows it. */
  take: () => void;
}

interface Options {
  /** The photo, once. */
  onPhoto: (photo: File) => void;
  onFault: () => void;
}

/** The camera of a dialog: opens with it, takes the photo automatically, and stops when the dialog closes. */
export function useCameraView({ onPhoto, onFault }: Options): CameraView {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const stream = useRef<MediaStream>(null);
  const taken = useRef(false);
  const [fault, setFault] = useState<CameraView['fault']>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [light, setLight] = useState<boolean | null>(null);

  const take = () => {
    const [shown, place] = [video.current, frame.current];
    if (taken.current || !shown?.videoWidth || !place) return;
    taken.current = true;
    navigator.vibrate?.(40);
    takePhoto(shown, frameIn(shown, place), 'foto.jpg').then(onPhoto, () => fail('failed'));
  };
  const fail = (what: CameraFault) => {
    setFault(what);
    onFault();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera opens once, with the dialog
  useEffect(() => {
    let [open, opening] = [true, false];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [before, held, blackSince]: [Look | null, number, number | null] = [null, 0, null];
    const canvas = new OffscreenCanvas(1, 1);
    const look = () => {
      const [shown, place] = [video.current, frame.current];
      const began = performance.now();
      if (shown && shown.readyState >= shown.HAVE_CURRENT_DATA && shown.videoWidth > 0 && place) {
        before = lookAt(...smallPicture(shown, frameIn(shown, place), canvas), before);
        held = before.seen === 'held' ? held + 1 : 0;
        setSeen(before.seen);
        note(before.seen === 'black');
      } else note(true);
      if (held >= HELD) return take();
      timer = setTimeout(look, Math.max(PAUSE, 3 * (performance.now() - began)));
    };
    const note = (black: boolean) => {
      blackSince = black ? (blackSince ?? performance.now()) : null;
      setFault(blackSince !== null && performance.now() - blackSince > BLACK_FOR ? 'black' : null);
    };
    const close = () => {
      clearTimeout(timer);
      if (stream.current) closeCamera(stream.current);
      stream.current = null;
    };
    const start = async () => {
      if (opening || stream.current) return;
      opening = true;
      try {
        const given = await openCamera();
        if (!open || document.hidden) return closeCamera(given);
        stream.current = given;
        const [track] = given.getVideoTracks();
        // Another app took the camera, or its permission was withdrawn meanwhile.
        track?.addEventListener('ended', () => {
          clearTimeout(timer);
          if (open && !taken.current) fail('busy');
        });
        setLight(track && hasLight(track) ? false : null);
        if (video.current) video.current.srcObject = given;
        await video.current?.play().catch(() => undefined);
        look();
      } catch (error) {
        if (open) fail(error instanceof CameraProblem ? error.fault : 'failed');
      } finally {
        opening = false;
      }
    };
    // A page in the background must not hold the camera; back in front, it opens again.
    const hide = () => {
      close();
      if (!document.hidden && open && !taken.current) void start();
    };
    document.addEventListener('visibilitychange', hide);
    void start();
    return () => {
      open = false;
      document.removeEventListener('visibilitychange', hide);
      close();
    };
  }, []);

  const toggleLight = () => {
    const [track] = stream.current?.getVideoTracks() ?? [];
    const next = !light;
    track?.applyConstraints({ advanced: [{ torch: next } as MediaTrackConstraintSet] }).then(
      () => setLight(next),
      () => setLight(null),
    );
  };
  return { video, frame, fault, seen, light, toggleLight, take };
}

// The torch isn't part of the standard types.
function hasLight(track: MediaStreamTrack): boolean {
  return (track.getCapabilities?.() as { torch?: boolean } | undefined)?.torch === true;
}
