import type { ReviewerApplication, StaffApplication } from '@volante/contract/staff/application.ts';
import type { NextAct } from '@volante/contract/staff/next-act/next-act.ts';
import { nextAct, waitsToTell } from '@volante/contract/staff/next-act/next-act.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { now } from '../../lib/clock.ts';
import { useLanguage } from '../../lib/language.ts';
import { queryClient } from '../../lib/queries.ts';
import { dictionary, getText, useText } from '../../lib/text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { addressOfAct, partOfAct } from '../controls/act-link.tsx';
import { showFailure } from '../controls/failure-notice.tsx';
import { KeyButton } from '../keys/key.tsx';
import { useKey } from '../keys/use-key.ts';
import { call } from '../session/call.ts';
import { useMe } from '../session/session.ts';
import { actText } from '../words/act-words.ts';
import { applicationOf } from './application.ts';
import { MoveDialog } from './decision/move-dialog.tsx';
import { openPart } from './section.tsx';

interface NextActProps {
  application: StaffApplication;
  /** On another page than the application's own, parts are somewhere else. */
  elsewhere?: boolean;
}

const moveOf = { check: 'documents_analysis', advance: 'home_visit' } as const;

/** The one thing to do next, also by the key E; in words if it is somebody else's turn. */
export function NextActButton({ application, elsewhere = false }: NextActProps) {
  const { account } = useMe();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [moves, setMoves] = useState<'check' | 'advance' | null>(null);
  const [busy, run] = useBusy(showFailure);
  const act = nextAct(application, account, now());
  const move = application.moves.find(({ to }) => moves !== null && to === moveOf[moves]);
  const doIt = (next: NextAct) => {
    if (next.kind === 'tell') return void run(() => notifyNow(application.applicationId));
    if (next.kind === 'check' || next.kind === 'advance') return setMoves(next.kind);
    const part = partOfAct(next);
    if (part && !elsewhere) openPart(part, { toAct: true });
    else navigate(addressOfAct(application.applicationId, next));
  };
  useKey('e', () => doIt(act), { enabled: act.kind !== 'none' && !busy });
  return (
    <>
      {act.kind === 'none' ? (
        <p className="text-small text-ink-2">{actText(act, language)}</p>
      ) : (
        <KeyButton shortcut="E" busy={busy} onClick={() => doIt(act)}>
          {actText(act, language)}
        </KeyButton>
      )}
      {move && <MoveDialog application={application} move={move} onClose={() => setMoves(null)} />}
    </>
  );
}

/** Tells the driver now what was sent back, where something else comes first. */
export function NotifyButton({ application }: { application: ReviewerApplication }) {
  const t = useText(notifyTexts);
  const { account } = useMe();
  const [busy, run] = useBusy(showFailure);
  const act = nextAct(application, account, now());
  if (act.kind === 'tell' || !waitsToTell(application, now())) return null;
  return (
    <Button kind="outline" busy={busy} onClick={() => void run(() => notifyNow(application.applicationId))}>
      {t.now}
    </Button>
  );
}

/** Sends the message about what was sent back. */
export async function notifyNow(applicationId: string): Promise<void> {
  const t = getText(notifyTexts);
  const { queued } = await call('POST /applications/{applicationId}/tell-now', { params: { applicationId } });
  toast.success(queued > 0 ? t.onItsWay : t.nothing);
  await queryClient().invalidateQueries({ queryKey: applicationOf(applicationId).queryKey });
}

export const notifyTexts = dictionary({
  es: {
    now: 'Avisarle ya',
    onItsWay: 'El mensaje está saliendo.',
    nothing: 'Ya no había nada que avisar.',
  },
  en: {
    now: 'Tell the driver now',
    onItsWay: 'The message is on its way.',
    nothing: 'There was nothing left to tell.',
  },
});
