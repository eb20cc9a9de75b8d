import { queryClient } from '../../lib/queries.ts';
import { dictionary, getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { call } from '../session/call.ts';

/** Assigns the oldest unassigned application that waits for review; null if there is none. */
export async function takeNext(): Promise<string | null> {
  try {
    const { applicationId } = await call('POST /applications/next', { body: {} });
    if (applicationId === null) toast.success(getText(takeNextTexts).nothingNext);
    void queryClient().invalidateQueries({ queryKey: ['counts'] });
    return applicationId;
  } catch (error) {
    showFailure(error);
    return null;
  }
}

export const takeNextTexts = dictionary({
  es: {
    takeNext: 'Tomar la siguiente',
    nothingNext: 'No hay solicitudes sin asignar por revisar.',
  },
  en: {
    takeNext: 'Take next',
    nothingNext: 'No unassigned applications are waiting for review.',
  },
});
