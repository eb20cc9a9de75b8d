/** A text is named with this use: most of those that are made up of parts are never used again. */
const USES = 3;
/** Each connection keeps some 10 KB a name. */
const MOST_NAMES = 250;
const MOST_TEXTS = 2000;

/**
 * What a statement starts with that is planned once although `StatementNames` would not name it: a text that is always the same and has the same
 * best plan whatever its values.
 */
export function preparedAs(name: string): string {
  return `/* prepared: ${name} */`;
}

const MARK = /^\/\* prepared: ([a-z-]+) \*\//;

/**
 * Names for statements, so that each connection of a pool plans a statement once. Planning one that looks up a single row takes
 * several times as long as executing it, and a call makes dozens of them.
 */
export class StatementNames {
  readonly #known = new Map<string, { uses: number; name: string | undefined }>();
  #given = 0;

  /**
   * The name to prepare a statement under; undefined for one to be planned each time. Named are, from their third use on, statements
   * that write or look up the rows of one id: they have one best plan. Which plan is best for a list depends on its values.
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

/** Without all columns of a table: a prepared statement fails once a release beside this one has added one. */
function isOfOneId(text: string): boolean {
  return QUEUE.test(text) || ((ONE_ID.test(text) || NEW_ROW.test(text)) && !ALL_COLUMNS.test(text));
}

const ONE_ID = /\b(?:id|\w+_id)"? = \$\d/;
const NEW_ROW = /^\s*insert into [^(]+\([^)]*\)\s*values\b/i;
/** What the job queue does to its jobs; each text names its queue, and what it returns. */
const QUEUE = /^\s*with\b.*\bpgboss\./is;
const ALL_COLUMNS = /(?:\bselect (?:distinct )?|\breturning |\.)\*/i;
