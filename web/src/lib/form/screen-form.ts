import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { CallError } from '../call-error.ts';
import { draftOf } from '../drafts.ts';
import { type Mask, maskedInput } from './masks.ts';

// The content security policy forbids the code that zod would otherwise generate.
z.config({ jitless: true });

export interface ScreenFormOptions<Input extends FieldValues, Output> {
  /** Names the draft: `customer`. */
  name: string;
  requestId: string;
  /** From the contract; its messages are codes. */
  schema: z.ZodMiniType<Output, Input>;
  /** What the server has, as the fields show it. */
  values: Input;
  /** Rules that need a clock or the country: codes by path. Run beside the schema. */
  check?: (values: Input) => Partial<Record<Path<Input>, string>>;
  /** The words for a code. */
  errorText: (code: string, path: string) => string;
  /** Sends what was typed; `changed` holds only what differs from `values`. May reject with `CallError`. */
  send: (values: Output, changed: Partial<Output>) => Promise<void>;
  /** What could not be put on a field. */
  onFailure: (error: unknown) => void;
  /** Fields that must never be kept on the phone. */
  neverKeep?: readonly Path<Input>[];
}

export interface ScreenForm<Input extends FieldValues> {
  /** For `<form {...form.props}>`. */
  props: { id: string; noValidate: true; onSubmit: (event: FormEvent) => void };
  /** For the button at the bottom: `<Button {...form.submit}>`. */
  submit: { type: 'submit'; form: string; busy: boolean; blocked: boolean };
  /** Spread into a `TextField`, `SelectField`, `CheckboxField` or `ChoiceField`. */
  field: { (path: Path<Input>): Registered; (path: Path<Input>, mask: Mask | undefined): RegisteredInput };
  /** The id of a field's control. */
  idOf: (path: string) => string;
  /** For `<ErrorSummary>`; empty until a submit was refused. */
  summary: { ref: React.RefObject<HTMLDivElement | null>; errors: { id: string; text: string }[] };
  /** What is typed is kept on this phone. */
  saved: boolean;
  /** react-hook-form itself, for `useWatch`, `setValue` and `<Controlled>`. */
  hookForm: UseFormReturn<Input>;
}

interface Registered {
  id: string;
  name: string;
  ref: (element: HTMLElement | null) => void;
  onChange: (event: React.ChangeEvent) => void;
  onBlur: (event: React.FocusEvent) => void;
  error: string | undefined;
}

/** With a mask it fits an `<input>` only. */
interface RegisteredInput extends Registered {
  onInput?: (event: React.InputEvent<HTMLInputElement>) => void;
}

/**
 * One screen's form: checked by the contract's schema on blur and, once touched, on change; kept as a draft while it is
 * typed; an invalid submit sends nothing and moves the focus to the summary; refusals of the server land on their fields.
 */
export function useScreenForm<Input extends FieldValues, Output>(
  options: ScreenFormOptions<Input, Output>,
): ScreenForm<Input> {
  const { name, requestId, schema, check, errorText, neverKeep } = options;
  const prefix = useId();
  const idOf = (path: string) => `${prefix}${path.replaceAll('.', '-')}`;
  const draft = useMemo(() => draftOf<Input>(requestId, name), [requestId, name]);
  const [initial] = useState(() => ({ ...options.values, ...draft.read() }));
  const [refused, setRefused] = useState(false);
  const [saved, setSaved] = useState(false);
  const summaryRef = useRef<HTMLDivElement>(null);
  const hookForm = useForm<Input>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: initial as never,
    resolver: resolverOf(schema, check),
  });
  const { errors, isDirty, isValid, isSubmitting } = hookForm.formState;
  useDraftWriting(hookForm, draft, neverKeep, setSaved);

  const focusWanted = useRef(false);
  const refuse = () => {
    setRefused(true);
    focusWanted.current = true;
  };
  // The list is drawn only after the form has noted the errors, at a time of its own.
  useEffect(() => {
    if (!focusWanted.current || !summaryRef.current) return;
    focusWanted.current = false;
    summaryRef.current.focus();
  });
  const send = async (values: Input) => {
    setRefused(false);
    const output = schema.parse(values);
    try {
      await options.send(output, differences(output, options.values));
      draft.clear();
    } catch (error) {
      if (error instanceof CallError && putOnFields(hookForm, error)) refuse();
      else options.onFailure(error);
    }
  };

  const list = flatten(errors).map(([path, code]) => ({ id: idOf(path), text: errorText(code, path), path }));
  return {
    props: { id: prefix, noValidate: true, onSubmit: (event) => void hookForm.handleSubmit(send, refuse)(event) },
    submit: { type: 'submit', form: prefix, busy: isSubmitting, blocked: isDirty && !isValid && !isSubmitting },
    field: (path: Path<Input>, mask?: Mask) => ({
      ...hookForm.register(path),
      id: idOf(path),
      error: list.find((e) => e.path === path)?.text,
      ...(mask && { onInput: maskedInput(mask) }),
    }),
    idOf,
    summary: { ref: summaryRef, errors: refused ? list : [] },
    saved,
    hookForm,
  };
}

function useDraftWriting<Input extends FieldValues>(
  form: UseFormReturn<Input>,
  draft: ReturnType<typeof draftOf<Input>>,
  neverKeep: readonly string[] = [],
  onSaved: (saved: boolean) => void,
): void {
  const hidden = neverKeep.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: Partial<Input> | undefined;
    const flush = () => {
      clearTimeout(timer);
      if (waiting) onSaved(draft.write(waiting));
      waiting = undefined;
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (!name) return;
        const kept = Object.entries(values).filter(([key]) => !hidden.split(' ').includes(key));
        waiting = Object.fromEntries(kept) as Partial<Input>;
        clearTimeout(timer);
        timer = setTimeout(flush, 400);
      },
    });
    const stopHearing = draft.onOtherTab((values) => {
      for (const [key, value] of Object.entries(values ?? {})) form.setValue(key as Path<Input>, value as never);
    });
    // A phone that puts the browser away may never come back to it.
    addEventListener('pagehide', flush);
    return () => {
      if (!form.formState.isSubmitSuccessful) flush();
      clearTimeout(timer);
      stop();
      stopHearing();
      removeEventListener('pagehide', flush);
    };
  }, [form, draft, hidden, onSaved]);
}

function resolverOf<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  check: ScreenFormOptions<Input, Output>['check'],
): Resolver<Input> {
  return (values) => {
    const broken = schema.safeParse(values).error?.issues.map((i) => [i.path.join('.'), i.message] as const) ?? [];
    const errors: FieldErrors = {};
    for (const [path, code] of [...broken, ...Object.entries(check?.(values) ?? {})]) {
      if (code && !get(errors, path)) set(errors, path, { type: 'rule', message: code });
    }
    return Object.keys(errors).length ? { values: {}, errors: errors as never } : { values, errors: {} };
  };
}

/** True when at least one of the refusal's details belongs to a field of the form. */
function putOnFields<Input extends FieldValues>(form: UseFormReturn<Input>, error: CallError): boolean {
  const known = error.errors.filter((e) => e.path in form.getValues());
  for (const e of known) form.setError(e.path as Path<Input>, { type: 'server', message: e.code });
  return known.length > 0;
}

function differences<Output>(output: Output, values: object): Partial<Output> {
  const before = values as Record<string, unknown>;
  const changed = Object.entries(output as object).filter(([key, value]) => before[key] !== value);
  return Object.fromEntries(changed) as Partial<Output>;
}

function flatten(errors: FieldErrors, above = ''): [path: string, code: string][] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error) return [];
    const path = above + key;
    if (typeof error.message === 'string') return [[path, error.message] as [string, string]];
    return flatten(error as FieldErrors, `${path}.`);
  });
}
