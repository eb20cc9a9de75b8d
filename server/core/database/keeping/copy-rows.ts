import type pg from 'pg';

/** The methods that node-postgres calls on what is submitted instead of a query, as far as COPY needs them. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
  stream: NodeJS.ReadWriteStream & { writableNeedDrain: boolean };
}

/**
 * Copies the rows selected on one connection into a table on another, with COPY in its text format, which every PostgreSQL
 * version reads. Keeps a few chunks in memory, however long the table is.
 */
export async function copyRows(from: pg.Client, select: string, to: pg.Client, into: string): Promise<void> {
  const target = new CopyIn(`copy ${into} from stdin`);
  const filled = target.runOn(to);
  // If the target refuses the statement, this fails here and not only at the end of the table.
  const connection = await Promise.race([target.open, filled.then(() => undefined)]);
  if (!connection) return filled;
  try {
    await new CopyOut(`copy (${select}) to stdout`, connection).runOn(from);
  } catch (error) {
    connection.sendCopyFail('the source failed');
    await filled.catch(() => {});
    throw error;
  }
  connection.endCopyFrom();
  await filled;
}

/** The part of the protocol that both directions share. */
abstract class Copy {
  readonly #text: string;
  #failed: Error | null = null;
  #resolve = () => {};
  #reject = (_: Error) => {};

  constructor(text: string) {
    this.#text = text;
  }

  runOn(client: pg.Client): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
      client.query(this as unknown as pg.Submittable);
    });
  }

  submit(connection: CopyConnection): void {
    connection.query(this.#text);
  }

  handleError(error: Error): void {
    this.#failed ??= error;
    // After a lost connection no further message comes.
    if (!('severity' in error)) this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#failed) this.#reject(this.#failed);
    else this.#resolve();
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
  handleCommandComplete(): void {}
  handleCopyData(_message: { chunk: Buffer }, _connection: CopyConnection): void {}
  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFail('nothing to copy');
  }
}

class CopyIn extends Copy {
  #opened = (_: CopyConnection) => {};
  /** Resolves when the server accepts rows. */
  readonly open = new Promise<CopyConnection>((resolve) => {
    this.#opened = resolve;
  });

  override handleCopyInResponse(connection: CopyConnection): void {
    this.#opened(connection);
  }
}

class CopyOut extends Copy {
  readonly #target: CopyConnection;
  #waits = false;

  constructor(text: string, target: CopyConnection) {
    super(text);
    this.#target = target;
  }

  override handleCopyData({ chunk }: { chunk: Buffer }, { stream }: CopyConnection): void {
    this.#target.sendCopyFromChunk(chunk);
    if (this.#waits || !this.#target.stream.writableNeedDrain) return;
    this.#waits = true;
    stream.pause();
    this.#target.stream.once('drain', () => {
      this.#waits = false;
      stream.resume();
    });
  }
}
