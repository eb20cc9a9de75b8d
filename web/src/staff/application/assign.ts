import type { Case } from '@volante/contract/staff/case.ts';
import type { Person } from '@volante/contract/staff/roles.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { callOld, queryClient } from '../../lib/queries.ts';
import { dictionary, getText } from '../../lib/text.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { call } from '../session/call.ts';
import { getSession } from '../session/session.ts';
import { caseOf, keepCase } from './application.ts';

interface Assigned {
  applicationId: string;
  assignee: Person | null;
}

/**
 * Assigns or unassigns an application and announces it; null if refused, which is announced too. `onOld` is called when
 * somebody else was faster.
 */
export async function giveTo(
  { applicationId, assignee }: Assigned,
  to: string | null,
  onOld?: () => void,
): Promise<Case | null> {
  try {
    const given = await call('PUT /applications/{applicationId}/assignee', {
      params: { applicationId },
      body: { from: assignee?.id ?? null, to },
    });
    const t = getText(assignTexts);
    const { assignee: now } = given;
    toast.success(now === null ? t.free : now.id === getSession().me?.account.id ? t.own : t.given(now.name));
    void queryClient().invalidateQueries({ queryKey: ['counts'] });
    return given;
  } catch (error) {
    showFailure(error);
    if (error instanceof CallError && error.code === 'changed_meanwhile') onOld?.();
    return null;
  }
}

/** The same for the application that is open. */
export async function giveCase(one: Case, to: string | null): Promise<void> {
  const given = await giveTo(one, to, () => void callOld({ queryKey: caseOf(one.applicationId).queryKey }));
  if (given) keepCase(given);
}

/** The assignee after pressing A: oneself, or none if it is already one's own. */
export function toggledOwn({ assignee }: Assigned): string | null {
  const own = getSession().me?.account.id ?? null;
  return assignee?.id === own ? null : own;
}

export const assignTexts = dictionary({
  es: {
    giveTo: 'Asignar a…',
    nobody: 'Nadie',
    me: (name: string) => `${name} (tú)`,
    loading: 'Cargando…',
    free: 'Ya no está a cargo de nadie',
    own: 'Ahora es tuya',
    given: (name: string) => `Ahora está a cargo de ${name}`,
  },
  en: {
    giveTo: 'Assign to…',
    nobody: 'Nobody',
    me: (name: string) => `${name} (you)`,
    loading: 'Loading…',
    free: 'It’s nobody’s now',
    own: 'It’s yours now',
    given: (name: string) => `It’s ${name}’s now`,
  },
});
