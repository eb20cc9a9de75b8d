import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { CallError } from '../../../lib/call/call-error.ts';
import { useFieldText } from '../../words/field-words.ts';
import { useSending } from './use-sending.ts';
import { showWrong } from './use-submit.ts';
import { useWrongFocus } from './use-wrong-focus.ts';

type Texts = Record<string, string | undefined>;
type Name<Typed> = keyof Typed & string;

/**
 * The fields of a form that a schema of the contract checks. After the first attempt each shows its error, the server's too, until it
 * is mended. Without a schema only the server checks.
 */
export function useFields<Typed extends Texts, Body = Typed>(
  initial: Typed,
  schema?: z.ZodMiniType<Body> | null,
  /** What is checked and sent. */
  bodyOf: (typed: Typed) => unknown = (all) => all,
) {
  const fieldText = useFieldText();
  const [typed, setTyped] = useState(initial);
  const [tried, setTried] = useState(false);
  /** The codes of the server's refusals. */
  const [refused, setRefused] = useState<Texts>({});
  const { busy, failure, run } = useSending();
  const ref = useWrongFocus(busy);

  const check = () => schema?.safeParse(bodyOf(typed)) ?? { success: true as const, data: bodyOf(typed) as Body };
  const checked = tried ? check() : null;
  const found = checked?.success === false ? codesOf(checked.error.issues) : {};

  function change(values: Partial<Typed>): void {
    setTyped((now) => ({ ...now, ...values }));
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in values))));
  }
  function refuse(name: Name<Typed>, code: string): void {
    setRefused((now) => ({ ...now, [name]: code }));
  }
  /** The handler that sends the form. An error that concerns no field goes to `failed`, or without it becomes the failure. */
  function sends(send: (body: Body) => Promise<unknown>, failed?: (error: unknown) => void) {
    return async (event: FormEvent<HTMLFormElement>): Promise<void> => {
      event.preventDefault();
      if (busy) return;
      const now = check();
      setTried(true);
      setRefused({});
      if (!now.success) return showWrong(event.currentTarget);
      await run(async () => {
        try {
          await send(now.data);
          setTried(false);
        } catch (error) {
          const faults = error instanceof CallError ? error.errors.filter(({ path }) => path in typed) : [];
          if (faults.length > 0) setRefused(codesOf(faults.map(({ path, code }) => ({ path: [path], message: code }))));
          else if (failed) failed(error);
          else throw error;
        }
      });
    };
  }
  /** The props of a field. `texts` replace those of some codes. */
  function field(name: Name<Typed>, texts: Texts = {}) {
    const code = refused[name] ?? found[name];
    return {
      name,
      value: typed[name] ?? '',
      error: code === undefined ? undefined : (texts[code] ?? fieldText(code)),
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value } as Partial<Typed>),
    };
  }
  return { ref, typed, busy, failure, change, refuse, sends, field };
}

/** The first code of each field. */
function codesOf(faults: readonly { path: readonly PropertyKey[]; message: string }[]): Texts {
  return Object.fromEntries([...faults].reverse().map(({ path, message }) => [path.join('.'), message]));
}
