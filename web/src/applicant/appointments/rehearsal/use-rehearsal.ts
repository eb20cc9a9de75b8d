import type { CheckState, RehearsalCheck } from '@volante/contract/appointments/attendance.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CameraFault, closeCamera } from '../../../lib/camera/open-camera.ts';
import { measureUpload, type UploadFault } from './measure-upload.ts';
import { canRehearse, openCall } from './open-call.ts';
import { brightnessOf, levelMeter } from './senses.ts';

/** How long a rehearsal listens and looks, in seconds. */
export const SECONDS = 20;
/** In ms. */
const LOOK_EVERY = 250;
/** Mean gray of the picture, from 0 to 255. */
const [COVERED, BRIGHT] = [12, 60];
/** Root mean square of the sound, from 0 to 1: somebody who speaks at arm's length reaches three times that. */
const HEARD = 0.015;

export type Fault = CameraFault | UploadFault | 'dark' | 'black' | 'quiet';
/** What was found about a check; `null`: not yet. */
export interface Found {
  state: CheckState;
  fault?: Fault;
}
export type Findings = Partial<Record<Exclude<RehearsalCheck, 'home'>, Found>>;

export interface Running {
  phase: 'ready' | 'opening' | 'running' | 'done';
  secondsLeft: number;
  findings: Findings;
  /** Sound level from 0 to 1. */
  level: number;
  video: RefObject<HTMLVideoElement | null>;
  start(): void;
}

const ok: Found = { state: 'ok' };
const failed = (fault: Fault): Found => ({ state: 'failed', fault });
const skipped: Found = { state: 'skipped' };

/**
 * One rehearsal after another. Camera and microphone stop at its end, when the driver leaves the screen, and while the page is
 * hidden, which ends it without a result.
 */
export function useRehearsal(requestId: string, seconds = SECONDS): Running {
  const video = useRef<HTMLVideoElement>(null);
  const stop = useRef<() => void>(() => undefined);
  const [shown, setShown] = useState<Pick<Running, 'phase' | 'secondsLeft' | 'findings' | 'level'>>(ready);

  const start = () => {
    stop.current();
    const ending = new AbortController();
    let stream: MediaStream | null = null;
    let meter: ReturnType<typeof levelMeter> | null = null;
    let timer: ReturnType<typeof setInterval> | undefined;
    let findings: Findings = {};
    let before: Findings = {};
    const found = (more: Findings) => {
      findings = { ...findings, ...more };
      setShown((now) => ({ ...now, findings }));
    };
    const release = () => {
      clearInterval(timer);
      meter?.close();
      if (stream) closeCamera(stream);
      stream = null;
      if (video.current) video.current.srcObject = null;
    };
    stop.current = () => {
      ending.abort();
      release();
    };
    setShown({ ...ready, phase: 'opening' });

    const end = () => {
      release();
      findings = { ...before, ...findings };
      setShown((now) => ({ ...now, phase: 'done', findings, level: 0 }));
    };
    const look = (until: number) => {
      if (stream && video.current) {
        const bright = brightnessOf(video.current);
        if (bright !== null) {
          found(bright <= COVERED ? { camera: failed('black'), light: skipped } : { camera: ok });
          if (bright > COVERED) found({ light: bright >= BRIGHT ? ok : failed('dark') });
        }
      }
      const level = meter?.read() ?? 0;
      if (meter && level >= HEARD && findings.microphone?.state !== 'ok') found({ microphone: ok });
      const secondsLeft = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      setShown((now) => ({ ...now, level, secondsLeft }));
      if (secondsLeft === 0 && findings.upload) end();
    };
    const run = async () => {
      const upload = measureUpload(requestId, ending.signal);
      upload.then((fault) => found({ upload: fault ? failed(fault) : ok })).catch(() => undefined);
      const opened = canRehearse() ? await openCall() : { stream: null, camera: null, microphone: null };
      if (ending.signal.aborted) return opened.stream && closeCamera(opened.stream);
      stream = opened.stream;
      const hasPicture = Boolean(stream?.getVideoTracks().length);
      const hasSound = Boolean(stream?.getAudioTracks().length);
      // What is found at the end, unless something better is seen or heard before.
      before = {
        camera: hasPicture ? failed('black') : opened.camera ? failed(opened.camera) : skipped,
        light: skipped,
        microphone: hasSound ? failed('quiet') : opened.microphone ? failed(opened.microphone) : skipped,
      };
      if (!hasPicture) found({ camera: before.camera!, light: skipped });
      if (!hasSound) found({ microphone: before.microphone! });
      if (stream && video.current) {
        video.current.srcObject = stream;
        await video.current.play().catch(() => undefined);
      }
      if (stream && hasSound) meter = levelMeter(stream);
      if (ending.signal.aborted) return release();
      setShown((now) => ({ ...now, phase: 'running' }));
      // Without either, only the upload is measured.
      const until = performance.now() + (stream ? seconds * 1000 : 0);
      timer = setInterval(() => look(until), LOOK_EVERY);
    };
    void run();
  };

  useEffect(() => {
    const hide = () => {
      if (!document.hidden) return;
      stop.current();
      setShown((now) => (now.phase === 'done' ? now : ready));
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      stop.current();
    };
  }, []);
  return { ...shown, video, start };
}

const ready = { phase: 'ready', secondsLeft: SECONDS, findings: {}, level: 0 } as const;
