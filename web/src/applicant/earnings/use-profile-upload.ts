import type { Platform } from '@volante/contract/platforms.ts';
import { useRef, useState } from 'react';
import { queries } from '../queries.ts';
import { reloadRequest } from '../request.ts';
import { addResult, platformQuery } from './platform-data.ts';
import { type Failure, failureOf, sendScreenshot } from './screenshot.ts';

/** Sends one profile screenshot; a picture that shows neither name nor rating counts as a failure, except for `other`. */
export function useProfileUpload(platform: Platform) {
  const [sending, setSending] = useState<{ share: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const stopper = useRef<AbortController>(null);

  const send = async (requestId: string, file: File) => {
    stopper.current = new AbortController();
    setFailure(null);
    setSending({ share: 0 });
    try {
      const result = await sendScreenshot({
        requestId,
        platform,
        uploadType: 'profile',
        file,
        onProgress: (share) => setSending({ share }),
        signal: stopper.current.signal,
      });
      const { fullName, rating } = result.profileMetrics;
      if (fullName === null && rating === null && platform !== 'other') setFailure('no_profile_info');
      else {
        await Promise.all([reloadRequest(), queries.invalidateQueries(platformQuery(requestId, platform))]);
        addResult(requestId, result);
      }
    } catch (error) {
      setFailure(failureOf(error, 'profile'));
    }
    setSending(null);
  };
  const stop = () => stopper.current?.abort(new DOMException('stopped', 'AbortError'));
  return { sending, failure: failure === 'stopped' ? null : failure, send, stop };
}
