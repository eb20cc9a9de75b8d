/** From this use on a statement gets a name: most statements that are put together from parts are never used again. */
const USES = 3;
/** Each connection keeps some 10 KB per name. */
const MOST_NAMES = 250;
const MOST_TEXTS = 2000;

/**
 * The beginning of a statement that should be planned only once although `StatementNames` wouldn't name it. Its text must always
 * be the same, with the same best plan for all values.
 */
export function preparedAs(name: string): string {
  return `/* prepared: ${name} */`;
}

const MARK = /^\/\* prepared: ([a-z-]+) \*\//;

/**
 * Names statements, so that each connection of a pool plans each of them once. Planning one that looks up a single row takes
 * several times as long as executing it, and a call makes dozens of them.
 */
export class StatementNames {
  readonly #known = new Map<string, { uses: number; name: string | undefined }>();
  #given = 0;

  /**
   * The name under which to prepare a statement; undefined for one that should be planned each time. Statements that write or
   * look up the rows of one id get a name from their third use on, since they have one best plan. For a list, the best plan
   * depends on its values.
   */
  of(text: string): string | undefined {
    const known = this.#known.get(text);
    if (known) {
      known.uses++;
      if (known.uses === USES && this.#given < MOST_NAMES && isOfOneId(text)) known.name = `own-${++this.#given}`;
      return known.name;
    }
    const name = MARK.exec(text)?.[1];
    if (name !== undefined || this.#known.size < MOST_TEXTS) this.#known.set(text, { uses: 1, name });
    return name;
  }
}

/** Statements with all columns of a table are excluded: when prepared, they fail once another release has added a column. */
function isOfOneId(text: string): boolean {
  return QUEUE.test(text) || ((ONE_ID.test(text) || NEW_ROW.test(text)) && !ALL_COLUMNS.test(text));
}

const ONE_ID = /\b(?:id|\w+_id)"? = \$\d/;
const NEW_ROW = /^\s*insert into [^(]+\([^)]*\)\s*values\b/i;
/** The job queue's own statements; each text contains the name of its queue and the columns it returns. */
const QUEUE = /^\s*with\b.*\bpgboss\./is;
const ALL_COLUMNS = /(?:\bselect (?:distinct )?|\breturning |\.)\*/i;
