/** The dotted paths of a form's values: `email`, `address.street`. */
export type Path<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends object ? K | `${K}.${Path<NonNullable<T[K]>>}` : K;
}[keyof T & string];

/** The value at a path. */
export type ValueAt<T, P extends string> = P extends keyof T
  ? T[P]
  : P extends `${infer K}.${infer Rest}`
    ? K extends keyof T
      ? ValueAt<NonNullable<T[K]>, Rest>
      : never
    : never;

/** The value at a path; undefined if there is none. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);
}

/** A copy of the values with the one at the path replaced. */
export function withValue<T>(values: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const before = (values as Record<string, unknown> | undefined)?.[key];
  return { ...values, [key]: rest.length ? withValue(before, rest.join('.'), value) : value };
}

/** True for equal texts, numbers and flags, and for objects with equal contents. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
