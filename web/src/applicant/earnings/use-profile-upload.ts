import type { Platform } from '@volante/contract/platforms.ts';
import { useRef, useState } from 'react';
import { queries } from '../queries.ts';
import { reloadRequest, useRequest } from '../request.ts';
import { addResult, platformQuery } from './platform-data.ts';
import { type Failure, failureOf, mayRetry, sendScreenshot } from './screenshot.ts';

/** Sends one profile screenshot; a picture that shows neither name nor rating counts as a failure, except for `other`. */
export function useProfileUpload(platform: Platform) {
  const { id: requestId } = useRequest();
  const [file, setFile] = useState<File | null>(null);
  const [sending, setSending] = useState<{ share: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const stopper = useRef<AbortController>(null);

  const send = async (file: File) => {
    setFile(file);
    stopper.current = new AbortController();
    setFailure(null);
    setSending({ share: 0 });
    const refusal = await read(file, stopper.current.signal);
    // Also after a refusal: an earlier answer that got lost may have kept the picture.
    const news = [reloadRequest(), queries.invalidateQueries(platformQuery(requestId, platform))];
    await Promise.all(news).catch(() => undefined);
    setFailure(refusal);
    setSending(null);
  };
  const read = async (file: File, signal: AbortSignal): Promise<Failure | null> => {
    try {
      const onProgress = (share: number) => setSending({ share });
      const result = await sendScreenshot({ requestId, platform, uploadType: 'profile', file, onProgress, signal });
      const { fullName, rating } = result.profileMetrics;
      if (fullName === null && rating === null && platform !== 'other') return { code: 'no_profile_info' };
      addResult(requestId, result);
      return null;
    } catch (error) {
      return failureOf(error, 'profile');
    }
  };
  const stop = () => stopper.current?.abort(new DOMException('stopped', 'AbortError'));
  // What may succeed as it is need not be chosen anew.
  const retry = file && failure && mayRetry(failure) ? () => send(file) : null;
  return { sending, failure, send, stop, retry };
}
