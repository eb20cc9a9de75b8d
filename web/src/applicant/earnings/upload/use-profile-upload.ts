import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useEffect, useRef, useState } from 'react';
import { callOld } from '../../../lib/queries.ts';
import { reloadApplication, useApplication } from '../../application/application.ts';
import { addResult, platformQuery } from '../platform-data.ts';
import { atWork, forgetScreenshot, keepScreenshot, newPlace, takeUp, type Waiting } from './keep-screenshots.ts';
import { type Failure, failureOf, mayRetry, sendScreenshot } from './screenshot.ts';

/**
 * Sends one profile screenshot; a picture that shows neither name nor rating counts as a failure, except for `other`. One
 * that an earlier page did not get to send is sent at once; `onStart` is called first.
 */
export function useProfileUpload(platform: Platform, onStart: () => void) {
  const { id: requestId } = useApplication();
  const place = { requestId, platform, kind: 'profile' } as const;
  const [chosen, setChosen] = useState<Waiting | null>(null);
  const [sending, setSending] = useState<{ share: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const stopper = useRef<AbortController>(null);

  const start = async (one: Waiting, again = false) => {
    setChosen(one);
    stopper.current = new AbortController();
    setFailure(null);
    setSending({ share: 0 });
    const refusal = await read(one, stopper.current.signal);
    // Also after a refusal: an earlier answer that got lost may have kept the picture.
    const news = [reloadApplication(), callOld(platformQuery(requestId, platform))];
    await Promise.all(news).catch(() => undefined);
    setFailure(again && refusal?.code === 'duplicate_profile' ? null : refusal);
    setSending(null);
  };
  const read = async (one: Waiting, signal: AbortSignal): Promise<Failure | null> => {
    const { file } = one;
    const settle = (failure: Failure) => {
      if (mayRetry(failure)) keepScreenshot(requestId, { ...one, failure });
      else forgetScreenshot(requestId, one.place);
      return failure;
    };
    try {
      const onProgress = (share: number) => setSending({ share });
      const result = await sendScreenshot({ requestId, platform, uploadType: 'profile', file, onProgress, signal });
      const { fullName, rating } = result.profileMetrics;
      if (fullName === null && rating === null && platform !== 'other') return settle({ code: 'no_profile_info' });
      forgetScreenshot(requestId, one.place);
      addResult(requestId, result);
      return null;
    } catch (error) {
      return settle(failureOf(error, 'profile'));
    }
  };
  const send = (file: File) => {
    if (chosen) forgetScreenshot(requestId, chosen.place);
    const one = { place: newPlace(place), file, failure: null };
    keepScreenshot(requestId, one);
    return atWork(place, () => start(one));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    let gone = false;
    takeUp(place, (left) => {
      const one = left.at(-1);
      for (const older of left.slice(0, -1)) forgetScreenshot(requestId, older.place);
      if (!one || gone) return;
      onStart();
      if (!one.failure) return void atWork(place, () => start(one, true));
      setChosen(one);
      setFailure(one.failure);
    }).catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  const stop = () => stopper.current?.abort(new DOMException('stopped', 'AbortError'));
  // What may succeed as it is need not be chosen anew.
  const retry = chosen && failure && mayRetry(failure) ? () => atWork(place, () => start(chosen)) : null;
  return { sending, failure, send, stop, retry };
}
