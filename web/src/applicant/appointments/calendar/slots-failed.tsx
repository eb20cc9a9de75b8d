import { useEffect } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { failureWords, toastFailure } from '../failure-words.ts';
import { appointmentTexts } from '../texts.ts';

interface Loaded {
  error: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/** Shown when slots fail to load: one toast, and a retry button. */
export function SlotsFailed({ of }: { of: Loaded[] }) {
  const t = useText(appointmentTexts);
  const failed = of.filter(({ error }) => error);
  const error = failed[0]?.error;
  useSlotsToast(error);
  if (!error) return null;
  return (
    <div className="mb-4">
      <Notice tone="bad">
        {failureWords(error, 'slots')}
        <Button
          kind="outline"
          className="mt-3"
          busy={failed.some(({ isFetching }) => isFetching)}
          onClick={() => failed.map(({ refetch }) => refetch())}
        >
          {t.retry}
        </Button>
      </Notice>
    </div>
  );
}

/** Shows one toast when slots fail to load. */
export function useSlotsToast(error: unknown): void {
  useEffect(() => {
    if (error) toastFailure(error, 'slots');
  }, [error]);
}
