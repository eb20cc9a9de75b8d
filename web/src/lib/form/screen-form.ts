import { type FormEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { CallError } from '../call/call-error.ts';
import { pause } from '../call/waiting.ts';
import { afterPaint } from '../idle.ts';
import { draftOf } from '../storage.ts';
import { isDoubt } from './ask-once.ts';
import { createFormCore, type FormCore } from './form-core.ts';
import { keepDraft, readDraft } from './keep-draft.ts';
import { type Mask, type MaskedInput, maskedInput } from './masks.ts';
import { isSame, type Path, type ValueAt, valueAt } from './path.ts';

export interface ScreenFormOptions<Input extends object, Output> {
  /** Names the draft: `customer`. */
  name: string;
  /** The owner of the draft. */
  owner: string;
  /**
   * From the contract; its messages are codes. Loaded after the first form is interactive: until then no error is
   * shown, and if loading fails only the server checks.
   */
  schema: Schema<Input, Output> | (() => Promise<Schema<Input, Output>>);
  /** The server's values, as shown in the fields. */
  values: Input;
  /** Rules that need a clock or the country: codes by path. Run beside the schema. */
  check?: (values: Input) => Partial<Record<Path<Input>, string>>;
  /** The text of a code. */
  errorText: (code: string, path: string) => string;
  /**
   * Sends the values; `changed` holds only the differences from `values`. May reject with `CallError`. Resolves to
   * `'unsent'` if nothing was sent after all; then the draft stays.
   */
  send: (values: Output, changed: Partial<Output>) => Promise<unknown>;
  /** Called with failures that don't belong to a field. */
  onFailure: (error: unknown) => void;
  /** Fields never kept on the phone. */
  neverKeep?: readonly Path<Input>[];
}

export interface ScreenForm<Input extends object> {
  /** For `<form {...form.props}>`. */
  props: { id: string; name: string; method: 'dialog'; noValidate: true; onSubmit: (event: FormEvent) => void };
  /** For the button at the bottom: `<Button {...form.submit}>`. */
  submit: { type: 'submit'; form: string; busy: boolean; blocked: boolean };
  /** Spread into a `TextField`, `SelectField` or `CheckboxField`. */
  field: { (path: Path<Input>): Registered; (path: Path<Input>, mask: Mask | undefined): Registered & MaskedInput };
  /** The id of a field's control. */
  idOf: (path: string) => string;
  /** For `<ErrorSummary>`; empty until a submit is refused. */
  summary: { ref: React.RefObject<HTMLDivElement | null>; errors: { id: string; text: string }[]; doubts: boolean };
  /** Whether typed text is stored on this phone. */
  saved: boolean;
  /** Sets a field by code. */
  setValue: <P extends Path<Input>>(path: P, value: ValueAt<Input, P>) => void;
  /** For `useFieldValues` and `<Controlled>`. */
  core: FormCore<Input>;
}

interface Registered {
  id: string;
  name: string;
  ref: (element: HTMLElement | null) => () => void;
  onChange: (event: React.ChangeEvent) => void;
  onBlur: (event: React.FocusEvent) => void;
  error: string | undefined;
  /** A question about the value, asked when it was about to be sent. */
  warning?: string;
  /** The server's values, rendered into the page before any code runs. */
  defaultValue?: string;
  defaultChecked?: boolean;
}

/**
 * One screen's form: validated by the contract's schema on blur and, once touched, on change; kept as a draft while typing; an
 * invalid submit sends nothing and moves the focus to the summary; refusals of the server are shown at their fields.
 */
export function useScreenForm<Input extends object, Output>(
  options: ScreenFormOptions<Input, Output>,
): ScreenForm<Input> {
  const { errorText, onFailure, values: stored } = options;
  const prefix = useId();
  const idOf = (path: string) => `${prefix}${path.replaceAll('.', '-')}`;
  const latest = useRef(options);
  latest.current = options;
  const summaryRef = useRef<HTMLDivElement>(null);
  const keeper = useRef<ReturnType<typeof keepDraft>>(null);
  const [rules] = useState(() => lateRules(options.schema));
  const [saved, setSaved] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const pressed = useRef(false);
  const [{ core, draft }] = useState(() => {
    const draft = draftOf<Input>(options.owner, options.name);
    const check = (values: Input) => faultsOf(rules.now(), latest.current.check, values);
    return { draft, core: createFormCore(stored, readDraft(draft, stored), check) };
  });
  const { errors, busy, blocked, refused } = useSyncExternalStore(core.subscribe, core.view, core.view);

  useEffect(() => {
    keeper.current = keepDraft(core, draft, latest.current.neverKeep ?? [], setSaved);
    return keeper.current.stop;
  }, [core, draft]);
  // Values sent from another phone show here, except in fields edited here.
  useEffect(() => core.adopt(stored));
  useEffect(() => afterPaint(() => rules.fetch().then(core.recheck, () => undefined)), [core, rules]);
  useEffect(() => {
    if (refused) summaryRef.current?.focus();
  }, [refused]);

  const send = async (values: Input) => {
    keeper.current?.flush();
    const edition = core.edition();
    const output = rules.now()?.parse(values) ?? (values as unknown as Output);
    try {
      const outcome = await latest.current.send(output, differences(output, latest.current.values));
      if (outcome !== 'unsent' && core.edition() === edition) draft.clear();
    } catch (error) {
      if (!(error instanceof CallError && core.refuse(error.errors.map((e) => [e.path, e.code])))) onFailure(error);
    }
  };

  const list = errors.map(([path, code]) => ({ id: idOf(path), text: errorText(code, path), doubt: isDoubt(code) }));
  return {
    props: {
      id: prefix,
      name: options.name,
      // A submit before hydration does nothing; a native submit would put the typed text into the URL.
      method: 'dialog',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        if (rules.now()) return void core.submit(send);
        if (pressed.current) return;
        pressed.current = true;
        setWaiting(true);
        Promise.race([rules.fetch(), pause(RULES_TIMEOUT)])
          .catch(() => undefined)
          .then(() => {
            pressed.current = false;
            setWaiting(false);
            return core.submit(send);
          });
      },
    },
    submit: { type: 'submit', form: prefix, busy: busy || waiting, blocked },
    field: (path: Path<Input>, mask?: Mask) => ({
      id: idOf(path),
      name: path,
      ref: core.ref,
      onChange: (event) => core.note(event.target),
      // Switching apps on a phone blurs the field for a moment, which doesn't count as leaving it.
      onBlur: (event) => event.target === document.activeElement || core.leave(path),
      ...messageOf(list.find((e) => e.id === idOf(path))),
      ...asStored(valueAt(stored, path)),
      ...(mask && maskedInput(mask, core.note)),
    }),
    idOf,
    summary: { ref: summaryRef, errors: refused ? inPageOrder(list) : [], doubts: list.every((e) => e.doubt) },
    saved,
    setValue: core.set,
    core,
  };
}

function messageOf(message: { text: string; doubt: boolean } | undefined): Pick<Registered, 'error' | 'warning'> {
  return message?.doubt ? { error: undefined, warning: message.text } : { error: message?.text };
}

function asStored(value: unknown): Pick<Registered, 'defaultValue' | 'defaultChecked'> {
  return typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: String(value ?? '') };
}

/** Timeout of a submit waiting for its rules, in ms; then only the server checks. */
const RULES_TIMEOUT = 4000;

/** The broken rules; if a field breaks several, the schema's first one counts. */
function faultsOf<Input extends object, Output>(
  schema: Schema<Input, Output> | null,
  check: ScreenFormOptions<Input, Output>['check'],
  values: Input,
) {
  const own = Object.entries(check?.(values) ?? {}) as [string, string | undefined][];
  const broken = schema?.safeParse(values).error?.issues.map((i): [string, string] => [i.path.join('.'), i.message]);
  return new Map([...own.filter((entry): entry is [string, string] => !!entry[1]), ...(broken ?? []).reverse()]);
}

function differences<Output>(output: Output, before: object): Partial<Output> {
  const values = before as Record<string, unknown>;
  const changed = Object.entries(output as object).filter(([key, value]) => !isSame(value, values[key]));
  return Object.fromEntries(changed) as Partial<Output>;
}

/** In screen order, from the top. */
function inPageOrder<T extends { id: string }>(errors: T[]): T[] {
  const place = new Map(errors.map(({ id }) => [id, document.getElementById(id)]));
  const follows = (a: T, b: T) => {
    const [first, second] = [place.get(a.id), place.get(b.id)];
    return first && second && first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
  };
  return [...errors].sort(follows);
}

export type Schema<Input, Output> = z.ZodMiniType<Output, Input>;

/** A schema that may have to be loaded first. */
export interface LateRules<Input, Output> {
  /** Null before it is loaded. */
  now(): Schema<Input, Output> | null;
  /** Resolves once it is loaded; after a failure the next call tries again. */
  fetch(): Promise<void>;
}

export function lateRules<Input, Output>(
  schema: Schema<Input, Output> | (() => Promise<Schema<Input, Output>>),
): LateRules<Input, Output> {
  let known = typeof schema === 'function' ? null : schema;
  return {
    now: () => known,
    async fetch() {
      if (typeof schema === 'function') known ??= await schema();
    },
  };
}
