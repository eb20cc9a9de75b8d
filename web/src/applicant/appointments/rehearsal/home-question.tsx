import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { rehearsalTexts } from './rehearsal-texts.ts';
import type { Found } from './use-rehearsal.ts';

/** Whether the driver is where the call has to be from; may be left unanswered, and answered after the rehearsal. */
export function HomeQuestion({ answer, onAnswer }: { answer: Found; onAnswer(found: Found): void }) {
  const t = useText(rehearsalTexts);
  const choices = [
    ['ok', t.yes],
    ['failed', t.no],
  ] as const;
  return (
    <fieldset className="mb-2">
      <legend className="mb-2 font-bold">{t.home}</legend>
      <div className="grid grid-cols-2 gap-2.5">
        {choices.map(([state, label]) => (
          <Button
            key={state}
            kind={answer.state === state ? 'chosen' : 'outline'}
            aria-pressed={answer.state === state}
            onClick={() => onAnswer({ state })}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
