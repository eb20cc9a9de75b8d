import { useEffect, useState } from 'react';
import { queryOptions, useQuery } from '../../../lib/queries.ts';
import { dictionary, useText } from '../../../lib/text.ts';
import { call } from '../../application/call.ts';

/** After this time the wait is announced, in ms; a normal reading is finished by then. */
const ANNOUNCED_AFTER = 4000;
/** Interval between requests for the estimate, in ms. */
const EVERY = 5000;
/** Shorter waits aren't mentioned, in seconds. */
const SHORT = 10;

const waitTexts = dictionary({
  es: {
    seconds: (n: number) => `unos ${n} s`,
    minutes: (n: number) => (n === 1 ? 'más o menos 1 min' : `unos ${n} min`),
  },
  en: {
    seconds: (n: number) => `about ${n} s`,
    minutes: (n: number) => `about ${n} min`,
  },
});

/** "about 40 s" once reading takes long, for `left` pictures that are sent one after the other; null before that. */
export function useReadingWait(requestId: string, busy: boolean, left: number): string | null {
  const t = useText(waitTexts);
  const long = useLong(busy);
  const { data } = useQuery({ ...waitQuery(requestId), enabled: long, refetchInterval: EVERY });
  if (!long || !data) return null;
  const seconds = data.seconds * Math.max(1, left);
  if (seconds < SHORT) return null;
  return seconds < 60 ? t.seconds(Math.ceil(seconds / 5) * 5) : t.minutes(Math.round(seconds / 60));
}

function waitQuery(requestId: string) {
  return queryOptions({
    queryKey: ['reading-wait', requestId],
    queryFn: () => call('GET /public/admission/requests/{id}/reading-wait', { params: { id: requestId } }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Whether `busy` has lasted that long. */
function useLong(busy: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLong(true), ANNOUNCED_AFTER);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [busy]);
  return long;
}
