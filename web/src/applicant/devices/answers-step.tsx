import { useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { monthNames } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { askNow } from '../../lib/queries.ts';
import { getText, useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { WrongLine } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { call } from '../application/call.ts';
import { accessQuery, storeAccess } from './access.ts';
import { CannotGetIt } from './cannot-get-it.tsx';
import type { ProofStep } from './proof.tsx';
import { proofTexts } from './proof-texts.ts';
import { refusalText } from './use-asking.tsx';

/** Without an address for a code: the birth date and the end of an identifier. */
export function AnswersStep({ id, access, frame: Frame, open }: ProofStep) {
  const t = useText(proofTexts);
  const language = useLanguage();
  const [birthdate, setBirthdate] = useState('');
  const [lastFour, setLastFour] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { identifier = 'curp', triesLeft = 0 } = access.answers ?? {};
  const complete = /^\d{4}-\d\d-\d\d$/.test(birthdate) && lastFour.length === 4;
  const send = async () => {
    if (busy) return;
    if (!complete) return setWrong(t.answersMissing);
    setBusy(true);
    setWrong(null);
    try {
      const body = { birthdate, lastFour };
      storeAccess(id, await call('POST /public/admission/requests/{id}/access/answers', { params: { id }, body }));
    } catch (error) {
      setWrong(await wordsFor(error, id));
      setBusy(false);
    }
  };
  const help = (
    <CannotGetIt
      id={id}
      open={open}
      kind={triesLeft > 0 ? 'text' : 'solid'}
      label={triesLeft > 0 ? t.cannotAnswer : t.askStaff}
    />
  );
  if (triesLeft === 0)
    return (
      <Frame title={t.title} lead={t.answersLead} part="answers-over" action={help}>
        <Notice tone="warn" live>
          {wrong ?? t.answersOver}
        </Notice>
      </Frame>
    );
  return (
    <Frame
      title={t.title}
      lead={t.answersLead}
      part="answers"
      action={
        <Button type="submit" form="answers" busy={busy} blocked={!complete}>
          {t.goOn}
        </Button>
      }
      below={help}
    >
      <form
        id="answers"
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <DateField
          label={t.birthdate}
          value={birthdate}
          onChange={setBirthdate}
          partLabels={t.dateParts}
          months={monthNames(language)}
          order={language === 'en' ? 'month-first' : 'day-first'}
          autoComplete="bday"
        />
        <TextField
          label={t.lastFour[identifier]}
          hint={t.lastFourHint[identifier]}
          value={lastFour}
          inputMode={identifier === 'ssn' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={identifier === 'ssn' ? 11 : 18}
          onChange={(event) => setLastFour(tidy(event.target.value))}
        />
        {wrong && <WrongLine text={wrong} />}
      </form>
    </Frame>
  );
}

/** Four characters; of a whole identifier that was pasted, the last ones. */
function tidy(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(-4);
}

async function wordsFor(error: unknown, id: string): Promise<string> {
  const t = getText(proofTexts);
  if (!(error instanceof CallError)) return refusalText(error);
  // The rules of a form and the refusal itself: both are answers that aren't right.
  const refused = error.kind === 'unprocessable_error';
  const access = refused || error.code === 'rate_limited' ? await askNow(accessQuery(id)).catch(() => null) : null;
  return refused ? t.answersWrong(access?.answers?.triesLeft ?? null) : refusalText(error);
}
