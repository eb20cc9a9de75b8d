import { CODE_DIGITS, CODE_MINUTES } from '@volante/contract/devices/calls.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { CallError } from '../../lib/call/call-error.ts';
import { clockText, useSecondsLeft } from '../../lib/countdown.ts';
import { askNow } from '../../lib/queries.ts';
import { getText, useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { controlClass, lineClass } from '../../ui/fields/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { call } from '../application/call.ts';
import { accessQuery, storeAccess } from './access.ts';
import { CannotGetIt } from './cannot-get-it.tsx';
import type { ProofStep } from './proof.tsx';
import { proofTexts } from './proof-texts.ts';
import { sendCode } from './send-code.ts';
import { Refused, refusalText, useAsking } from './use-asking.tsx';

/** Types the code that was sent; six digits submit themselves. */
export function CodeStep({ id, access, frame: Frame, open, channel }: ProofStep & { channel: MessageChannel }) {
  const t = useText(proofTexts);
  const { code } = access;
  const check = useCheck(id);
  const sending = useAsking();
  const again = () =>
    sending.run(async () => {
      check.clear();
      await sendCode(id, channel);
    });
  const others = access.channels.length > 1 || access.channels.every((way) => way.channel !== channel);
  return (
    <Frame
      title={t.codeTitle}
      lead={code ? <SentTo to={code.to} /> : t.codeOver}
      part="code"
      action={
        code ? (
          <Button busy={check.busy} blocked={check.digits.length < CODE_DIGITS} onClick={check.submit}>
            {t.goOn}
          </Button>
        ) : (
          <Button busy={sending.busy} onClick={again}>
            {t.sendAgain}
          </Button>
        )
      }
      below={
        <>
          {code && <Resend at={code.resendAt} busy={sending.busy} onPress={again} />}
          {others && (
            <Button kind="text" onClick={() => open({ at: 'ways' })}>
              {t.otherWay}
            </Button>
          )}
          <CannotGetIt id={id} open={open} label={t.cannotGet} />
        </>
      }
    >
      <Refused text={sending.refused} />
      <Digits check={check} open={code !== null} />
    </Frame>
  );
}

function SentTo({ to }: { to: string }) {
  const t = useText(proofTexts);
  return (
    <>
      {t.sentTo}{' '}
      <b translate="no" className="wrap-anywhere">
        {to}
      </b>
      . {t.expires(CODE_MINUTES)}
    </>
  );
}

/** The digits, and below them what became of them. One live region reads each once. */
function Digits({ check, open }: { check: Check; open: boolean }) {
  const t = useText(proofTexts);
  const id = useId();
  const { digits, busy, wrong, type, input } = check;
  return (
    <div>
      {open && (
        <>
          <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
            {t.code(CODE_DIGITS)}
          </label>
          <input
            ref={input}
            id={id}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            value={digits}
            readOnly={busy}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${id}-news` : undefined}
            onChange={(event) => type(event.target.value)}
            className={classes(
              controlClass,
              'text-center !text-hero font-extrabold tracking-[0.3em]',
              lineClass(wrong),
            )}
          />
        </>
      )}
      <div id={`${id}-news`} role="status" className="mt-1.5 min-h-6 text-small font-semibold">
        {busy ? (
          <span className="text-ink-2">
            <span className="sr-only">{digits.split('').join(' ')}. </span>
            {t.checking}
          </span>
        ) : (
          wrong && (
            <span className="flex gap-1.5 text-bad-ink">
              <Icon name="warning" size={18} />
              <span className="min-w-0">{wrong}</span>
            </span>
          )
        )}
      </div>
    </div>
  );
}

type Check = ReturnType<typeof useCheck>;

function useCheck(id: string) {
  const [digits, setDigits] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const send = async (code: string) => {
    setBusy(true);
    setWrong(null);
    try {
      const params = { id };
      storeAccess(id, await call('POST /public/admission/requests/{id}/access/code/check', { params, body: { code } }));
    } catch (error) {
      setWrong(await wordsFor(error, id));
      setBusy(false);
      // The next digit replaces the wrong ones.
      requestAnimationFrame(() => input.current?.select());
    }
  };
  return {
    digits,
    busy,
    wrong,
    input,
    /** Adopts typed, pasted and suggested text, of which only the digits count. */
    type(text: string) {
      const next = text.replace(/\D/g, '').slice(0, CODE_DIGITS);
      setDigits(next);
      if (next.length === CODE_DIGITS && next !== digits) void send(next);
    },
    submit() {
      if (digits.length === CODE_DIGITS) void send(digits);
      else input.current?.focus();
    },
    clear() {
      setDigits('');
      setWrong(null);
      input.current?.focus();
    },
  };
}

/** Why the code wasn't accepted, with the tries that are left. */
async function wordsFor(error: unknown, id: string): Promise<string> {
  const t = getText(proofTexts);
  const codes = error instanceof CallError ? error.errors.map(({ code }) => code) : [];
  if (codes.length === 0) return refusalText(error);
  const access = await askNow(accessQuery(id)).catch(() => null);
  if (codes.includes('code_expired') || access?.code === null)
    return codes.includes('code_wrong') ? t.noTries : t.expired;
  return t.wrong(access?.code?.triesLeft ?? null);
}

/** Another code may be sent after a while; the seconds are shown and not announced. */
function Resend({ at, busy, onPress }: { at: string; busy: boolean; onPress: () => void }) {
  const t = useText(proofTexts);
  // Not on the server, whose second has passed when the page arrives.
  const [until, setUntil] = useState<number>();
  useEffect(() => setUntil(Date.parse(at)), [at]);
  const left = useSecondsLeft(until);
  if (left !== 0)
    return (
      <p role="timer" aria-live="off" className="grid min-h-12 place-items-center">
        {left !== null && t.againIn(clockText(left))}
      </p>
    );
  return (
    <Button kind="text" busy={busy} onClick={onPress}>
      {t.sendAgain}
    </Button>
  );
}
