import type pg from 'pg';

/** What node-postgres asks of something that is submitted in place of a query, as far as COPY needs it. */
interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
  stream: NodeJS.ReadWriteStream & { writableNeedDrain: boolean };
}

/**
 * Copies the rows that `select` gives on one connection into a table of another, by PostgreSQL's COPY in its text form, which every
 * version reads. Holds a few chunks in memory, however long the table is.
 */
export async function copyRows(from: pg.Client, select: string, to: pg.Client, into: string): Promise<void> {
  const target = new CopyIn(`copy ${into} from stdin`);
  const filled = target.runOn(to);
  // A target that refuses the statement is told of here, not at the end of the table.
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

/** The messages of the protocol that both directions share. */
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
    // A lost connection says nothing more.
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
  /** Resolves when the server takes rows. */
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
