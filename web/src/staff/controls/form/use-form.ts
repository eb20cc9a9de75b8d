import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { CallError } from '../../../lib/call/call-error.ts';
import { cancelled } from '../../session/session.ts';
import { useFieldText } from '../../words/field-words.ts';
import { HALF_DAY } from './half-day.ts';

type Name<Typed> = keyof Typed & string;
type Errors<Typed> = { [name in Name<Typed>]?: string | false | undefined };

/** A schema of the contract, or the texts of what is wrong. Without either only the server checks. */
type Rules<Typed, Body> = z.ZodMiniType<Body> | ((typed: Typed) => Errors<Typed>) | null;

/**
 * A form of the console. Nothing is sent before it is right, nor twice by a double press. After the first attempt each field shows its
 * error, the server's too, until it is mended; the first one has the focus. A day without all of its parts is wrong by itself.
 */
export function useForm<Typed extends object, Body = Typed>(
  initial: Typed,
  rules?: Rules<Typed, Body>,
  /** What a schema checks and what is sent. */
  bodyOf: (typed: Typed) => unknown = (all) => all,
) {
  const fieldText = useFieldText();
  const [typed, setTyped] = useState(initial);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Errors<Typed>>({});
  const { busy, failure, run } = useSending();
  const ref = useWrongFocus(busy);
  /** The fields that can show an error. */
  const shows = useRef(new Set<string>());

  function check(): { errors: Errors<Typed>; body: Body } {
    const body = bodyOf(typed) as Body;
    const days = textsOf(
      Object.entries(typed).flatMap(([path, value]) => (hasHalf(value) ? { path, code: 'day_incomplete' } : [])),
    );
    if (typeof rules === 'function') return { errors: { ...rules(typed), ...days }, body };
    const checked = rules?.safeParse(body);
    if (!checked) return { errors: days, body };
    if (checked.success) return { errors: days, body: checked.data };
    const faults = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message }));
    return { errors: { ...textsOf(faults), ...days }, body };
  }
  /** The text of the first fault of each field. */
  function textsOf(faults: readonly { path: string; code: string }[]): Errors<Typed> {
    return Object.fromEntries([...faults].reverse().map(({ path, code }) => [path, fieldText(code)])) as Errors<Typed>;
  }
  function change(values: Partial<Typed>): void {
    setTyped((now) => ({ ...now, ...values }));
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in values))) as Errors<Typed>);
  }
  function refuse(name: Name<Typed>, text: string): void {
    setRefused((now) => ({ ...now, [name]: text }));
  }
  /** The handler that sends the form. An error that no field shows goes to `failed`, or without it becomes the failure. */
  function sends(send: (body: Body) => Promise<unknown>, failed?: (error: unknown) => void) {
    return async (event: FormEvent<HTMLFormElement>): Promise<void> => {
      event.preventDefault();
      if (busy) return;
      const { errors, body } = check();
      setTried(true);
      setRefused({});
      const form = event.currentTarget;
      // They appear with the next render.
      if (Object.values(errors).some(Boolean)) return void requestAnimationFrame(() => focusWrong(form));
      await run(async () => {
        try {
          await send(body);
          setTried(false);
        } catch (error) {
          const faults = error instanceof CallError ? error.errors.filter(({ path }) => shows.current.has(path)) : [];
          if (faults.length > 0) setRefused(textsOf(faults));
          else if (failed) failed(error);
          else throw error;
        }
      });
    };
  }
  const found: Errors<Typed> = tried ? check().errors : {};
  function errorOf(name: Name<Typed>): string | undefined {
    shows.current.add(name);
    return refused[name] || found[name] || undefined;
  }
  /** The props of a field for text. */
  function field(name: Name<Typed>) {
    return {
      name,
      value: (typed[name] ?? '') as string,
      error: errorOf(name),
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value } as Partial<Typed>),
    };
  }
  return { ref, typed, busy, failure, change, refuse, sends, run, errorOf, field };
}

/** Days of a group of values count too. */
function hasHalf(value: unknown): boolean {
  return value === HALF_DAY || (typeof value === 'object' && value !== null && Object.values(value).includes(HALF_DAY));
}

/**
 * The state of sending a dialog or form: whether and which of its actions is in progress, and why the last attempt
 * failed. Closing the prompt for the second factor doesn't count as a failure.
 */
export function useSending<Way extends string = 'send'>() {
  const [way, setWay] = useState<Way | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // The state shows a render later, which is too late for a double press.
  const running = useRef(false);
  return {
    busy: way !== null,
    way,
    failure,
    forget: () => setFailure(null),
    /** Does `work`, unless something is in progress already; an error becomes the failure. */
    async run(work: () => Promise<unknown>, which = 'send' as Way): Promise<void> {
      if (running.current) return;
      running.current = true;
      setWay(which);
      setFailure(null);
      try {
        await work();
      } catch (error) {
        setFailure(error === cancelled ? null : error);
      } finally {
        running.current = false;
        setWay(null);
      }
    },
  };
}

/** Focuses the first field that the server refused, once `busy` ends, which also scrolls to it. */
export function useWrongFocus(busy: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!busy && form.current) focusWrong(form.current);
  }, [busy]);
  return form;
}

function focusWrong(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
