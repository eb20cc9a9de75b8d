import { isSame, valueAt, withValue } from './path.ts';

/** The visible state of a form. Referentially stable until it changes. */
export interface FormView {
  /** Errors to be shown, by path and code. */
  errors: readonly (readonly [path: string, code: string])[];
  /** Edited and invalid. */
  blocked: boolean;
  busy: boolean;
  /** Number of refused submits in a row. */
  refused: number;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Faults = Iterable<readonly [path: string, code: string]>;

export interface FormCore<Input> {
  view(): FormView;
  values(): Input;
  /** The server's values. */
  stored(): Input;
  /** The differences from the stored values. */
  edits(): Partial<Input>;
  /** Incremented with every edit. */
  edition(): number;
  subscribe(listener: () => void): () => void;
  /** For a native control whose `name` is the path: adopts text already typed into it; otherwise sets its value. */
  ref(control: HTMLElement | null): () => void;
  /** The control was edited. */
  note(control: EventTarget): void;
  set(path: string, value: unknown): void;
  /** Text typed in another tab, which shows its errors. Here they are shown once the field was left here, or sent. */
  follow(typed: Partial<Input>): void;
  /** The field was left: its errors may be shown from now on. */
  leave(path: string): void;
  /** Newer stored values; fields edited here keep their text. */
  adopt(stored: Input): void;
  /** The rules have changed. */
  recheck(): void;
  /** Refusals of the server, shown until their field changes. False if none of them belongs to a field. */
  refuse(faults: Faults): boolean;
  /** Submits the values if they are valid; never twice at a time. */
  submit(send: (values: Input) => Promise<void>): Promise<void>;
}

/**
 * A form's values and errors, outside of React: the browser holds the typed text, and nothing rerenders until an error
 * appears or disappears. An error is shown once its field was left or the form was submitted.
 */
export function createFormCore<Input extends object>(
  stored: Input,
  typed: Partial<Input>,
  check: (values: Input) => Faults,
): FormCore<Input> {
  let base = stored;
  let values: Input = { ...stored, ...typed };
  let refusals = new Map<string, string>();
  let submitted = false;
  let edition = 0;
  let view: FormView = { errors: [], blocked: false, busy: false, refused: 0 };
  const left = new Set<string>();
  const typedElsewhere = new Set<string>();
  const isTypedElsewhere = (path: string) => [...typedElsewhere].some((item) => isWithin(path, item));
  const controls = new Set<Control>();
  const listeners = new Set<() => void>();

  const edits = () =>
    Object.fromEntries(
      Object.entries(values).filter(([key, value]) => !isSame(value, valueAt(base, key))),
    ) as Partial<Input>;

  /** True when the values may be sent. */
  const publish = (change: Partial<FormView> = {}): boolean => {
    const broken = new Map(check(values));
    const busy = change.busy ?? view.busy;
    const blocked = !busy && broken.size > 0 && Object.keys(edits()).length > 0;
    const said = [...broken].filter(([path]) => left.has(path) || (submitted && !isTypedElsewhere(path)));
    const errors = [...new Map([...refusals, ...said])];
    const next = { ...view, ...change, errors, blocked };
    if (!isSame(next, view)) view = next;
    for (const listener of listeners) listener();
    return broken.size === 0;
  };

  const put = (path: string, value: unknown) => {
    if (isSame(valueAt(values, path), value)) return;
    values = withValue(values, path, value);
    refusals.delete(path);
    edition++;
  };
  const read = (control: Control) => {
    if (control.type === 'checkbox') put(control.name, (control as HTMLInputElement).checked);
    else put(control.name, control.value);
  };
  const show = (control: Control) => {
    const value = valueAt(values, control.name);
    if (control.type === 'checkbox') (control as HTMLInputElement).checked = value === true;
    else if (control.value !== value) control.value = String(value ?? '');
  };
  const change = (path: string, value: unknown) => {
    put(path, value);
    for (const control of controls) if (isWithin(control.name, path)) show(control);
  };

  return {
    view: () => view,
    values: () => values,
    stored: () => base,
    edits,
    edition: () => edition,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ref(element) {
      const control = element as Control;
      controls.add(control);
      // Typed before hydration: newer than any stored value.
      if (isTyped(control)) read(control);
      else show(control);
      return () => void controls.delete(control);
    },
    note(control) {
      read(control as Control);
      publish();
    },
    set(path, value) {
      change(path, value);
      publish();
    },
    follow(typed) {
      for (const [path, value] of Object.entries(typed)) {
        if (isSame(valueAt(values, path), value)) continue;
        for (const item of left) if (isWithin(item, path)) left.delete(item);
        typedElsewhere.add(path);
        change(path, value);
      }
      publish();
    },
    leave(path) {
      left.add(path);
      publish();
    },
    adopt(newer) {
      const [before, edited] = [base, edition];
      base = newer;
      const other = Object.entries(newer).filter(([key, value]) => !isSame(value, valueAt(before, key)));
      for (const [key, value] of other) if (isSame(valueAt(values, key), valueAt(before, key))) change(key, value);
      edition = edited;
      if (other.length) publish();
    },
    recheck: () => void publish(),
    refuse(faults) {
      const known = [...faults].filter(([path]) => valueAt(values, path) !== undefined);
      refusals = new Map([...refusals, ...known]);
      if (known.length) publish({ refused: view.refused + 1 });
      return known.length > 0;
    },
    async submit(send) {
      if (view.busy) return;
      // Autofill may change fields without an event.
      for (const control of controls) read(control);
      refusals.clear();
      typedElsewhere.clear();
      submitted = true;
      if (!publish()) return void publish({ refused: view.refused + 1 });
      publish({ busy: true, refused: 0 });
      try {
        await send(values);
      } finally {
        publish({ busy: false });
      }
    },
  };
}

const isWithin = (path: string, whole: string) => `${path}.`.startsWith(`${whole}.`);

/** True when somebody changed a server-rendered control. */
function isTyped(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(0, first);
  }
  const { type, checked, defaultChecked } = control as HTMLInputElement;
  if (type === 'checkbox') return checked !== defaultChecked;
  return control.value !== control.defaultValue;
}
