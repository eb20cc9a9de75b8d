import { useEffect } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { failureWords, logBug } from '../failure-notice.tsx';
import { appointmentTexts } from '../texts.ts';

interface Loaded {
  error: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/** Shown when slots fail to load: why, and a retry button. */
export function SlotsFailed({ of }: { of: Loaded[] }) {
  const t = useText(appointmentTexts);
  const failed = of.filter(({ error }) => error);
  const error = failed[0]?.error;
  useEffect(() => {
    if (error) logBug(error);
  }, [error]);
  if (!error) return null;
  return (
    <div className="mb-4">
      <Notice tone="bad" live>
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
