import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { inBrowser } from '../visit.ts';
import type { Known, Query, ReadStore } from './read-store.ts';

/** As `placeholderData`: what was shown before another key stays until its data is there. */
export const keepPreviousData = Symbol('keep previous data');

export interface ShownQuery<Data> extends Query<Data> {
  /** Asked for again so many ms after each answer while the page is in view; false: not any more. */
  refetchInterval?: number | ((data: Data | undefined) => number | false);
  placeholderData?: Data | typeof keepPreviousData;
}

export interface Answer<Data> {
  data: Data | undefined;
  error: unknown;
  /** Neither data nor an error yet. */
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  /** `data` stands in for what is not there yet. */
  isPlaceholderData: boolean;
  refetch: () => void;
}

/** What is known of a thing, asked for when the component shows and whenever it is old then. */
export function useQueryOf<Data>(store: ReadStore, query: ShownQuery<Data>): Answer<Data> {
  const { queryKey, enabled = true, placeholderData } = query;
  const key = JSON.stringify(queryKey);
  const latest = useRef(query);
  latest.current = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another thing to listen to
  const subscribe = useCallback((listener: () => void) => store.watch(latest.current as Query, listener), [store, key]);
  if (!inBrowser && enabled) store.want(query as Query);
  const read = () => store.known(queryKey);
  const known = useSyncExternalStore(subscribe, read, read) as Known<Data>;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is asked for anew
  useEffect(() => {
    if (enabled) store.fetchQuery(latest.current).catch(() => undefined);
  }, [store, key, enabled]);
  useEffect(() => {
    const { refetchInterval } = latest.current;
    const pause = typeof refetchInterval === 'function' ? refetchInterval(known.data) : refetchInterval;
    if (!pause || known.isFetching) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') store.ask(latest.current).catch(() => undefined);
    }, pause);
    return () => clearInterval(timer);
  }, [store, known]);

  const previous = useRef<Data>(undefined);
  if (known.data !== undefined) previous.current = known.data;
  const isPending = known.data === undefined && !known.error;
  const stand = placeholderData === keepPreviousData ? previous.current : (placeholderData as Data | undefined);
  const isPlaceholderData = isPending && stand !== undefined;
  return {
    ...known,
    data: isPlaceholderData ? stand : known.data,
    isPending: isPending && !isPlaceholderData,
    isError: Boolean(known.error),
    isPlaceholderData,
    refetch: () => void store.ask(latest.current).catch(() => undefined),
  };
}

/** What is known of several things of one kind, in their order. */
export function useQueriesOf<Data>(store: ReadStore, queries: readonly Query<Data>[]): Known<Data>[] {
  const keys = JSON.stringify(queries.map(({ queryKey }) => queryKey));
  const latest = useRef(queries);
  latest.current = queries;
  const shown = useRef<Known<Data>[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other keys are other things to listen to
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = latest.current.map((query) => store.watch(query as Query, listener));
      return () => stops.forEach((stop) => void stop());
    },
    [store, keys],
  );
  const read = () => {
    const now = latest.current.map(({ queryKey }) => store.known(queryKey) as Known<Data>);
    const same = now.length === shown.current.length && now.every((known, i) => known === shown.current[i]);
    if (!same) shown.current = now;
    return shown.current;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other keys are asked for
  useEffect(() => {
    for (const query of latest.current) store.fetchQuery(query).catch(() => undefined);
  }, [store, keys]);
  if (!inBrowser) for (const query of queries) store.want(query as Query);
  return useSyncExternalStore(subscribe, read, read);
}
