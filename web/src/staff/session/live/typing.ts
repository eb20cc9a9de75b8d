import { useSyncExternalStore } from 'react';

/** How long somebody counts as writing after a sign of it, in ms. */
const TYPING = 6000;

const typing = new Map<string, { accountId: string; timer: ReturnType<typeof setTimeout> }>();
const watchers = new Set<() => void>();
const wakeWatchers = () => {
  for (const watcher of watchers) watcher();
};

/** A live sign that an account is writing an answer. */
export function noteTyping({ applicationId, accountId }: { applicationId: string; accountId: string }): void {
  clearTimeout(typing.get(applicationId)?.timer);
  const forget = () => {
    typing.delete(applicationId);
    wakeWatchers();
  };
  typing.set(applicationId, { accountId, timer: setTimeout(forget, TYPING) });
  wakeWatchers();
}

/** The account that is writing in a conversation now; null if nobody is. */
export function useTyping(applicationId: string): string | null {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => typing.get(applicationId)?.accountId ?? null,
  );
}
