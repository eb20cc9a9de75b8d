const MARK = /^\/\* prepared: ([a-z-]+) \*\//;

/**
 * The beginning of a statement that each connection plans only once: for the few in which planning takes longer than running, such
 * as the view of an application (3.2 ms planned each time, 0.4 ms prepared). Its text must always be the same, with the same best
 * plan for all values, and it names its columns, since a release running beside this one may add some.
 */
export function preparedAs(name: string): string {
  return `/* prepared: ${name} */`;
}

/** The name of a statement that begins with `preparedAs`. */
export function preparedName(text: string): string | undefined {
  return MARK.exec(text)?.[1];
}
