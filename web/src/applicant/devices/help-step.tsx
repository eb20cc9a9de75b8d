import { usePolling } from '../../lib/polling.ts';
import { askNow } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { hasHelp } from '../application/help-channels.ts';
import { HelpLink } from '../layout/help-link.tsx';
import { accessQuery } from './access.ts';
import { CannotGetIt } from './cannot-get-it.tsx';
import type { ProofStep } from './proof.tsx';
import { proofTexts } from './proof-texts.ts';

/** How often a device asks whether it was let in, in ms. */
export const ASKS_EVERY = 4000;

/** The number to read out to staff on the phone; goes on by itself once they let the device in. */
export function HelpStep({ id, access, frame: Frame, open }: ProofStep) {
  const t = useText(proofTexts);
  const number = access.help?.number;
  usePolling(() => void askNow(accessQuery(id)).catch(() => undefined), {
    every: number ? ASKS_EVERY : null,
    onReturn: true,
  });
  const others = access.channels.length > 0 || access.answers !== null;
  return (
    <Frame
      title={t.helpTitle}
      lead={number ? (hasHelp() ? t.helpLead : t.helpLeadWithoutContact) : t.helpOver}
      part="help"
      action={
        number ? <HelpLink kind="solid" /> : <CannotGetIt id={id} open={open} kind="solid" label={t.askStaffAgain} />
      }
      below={
        others && (
          <Button kind="text" onClick={() => open({ at: 'ways' })}>
            {t.otherWay}
          </Button>
        )
      }
    >
      {number && <HelpNumber number={number} />}
    </Frame>
  );
}

/** The number that is read out to staff on the phone. */
export function HelpNumber({ number }: { number: string }) {
  const t = useText(proofTexts);
  return (
    <div className="rounded-card border border-line bg-card p-5 text-center">
      <p className="text-small text-ink-2">{t.helpNumber}</p>
      <p translate="no" className="text-hero font-extrabold tracking-wide tabular-nums">
        {inGroups(number)}
      </p>
      <p role="status" className="mt-2 text-small text-ink-2">
        {t.helpWaiting}
      </p>
    </div>
  );
}

/** `1234 5678`: easy to read out. */
function inGroups(number: string): string {
  return number.length > 4 ? number.replace(/\B(?=(.{3})+$)/g, ' ') : number;
}
