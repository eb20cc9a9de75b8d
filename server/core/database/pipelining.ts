import { PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';

type Connection = Parameters<PostgresDriver['beginTransaction']>[0];
type Settings = Parameters<PostgresDriver['beginTransaction']>[1];

/**
 * Sends `begin` together with the first statement of the transaction, for a pool whose clients are in pipeline mode. A round trip
 * to the database costs more than executing most statements.
 */
export class PipeliningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new PipeliningDriver(this.#config);
  }
}

class PipeliningDriver extends PostgresDriver {
  readonly #begun = new WeakMap<Connection, Promise<void>>();

  override async beginTransaction(connection: Connection, settings: Settings): Promise<void> {
    const begun = super.beginTransaction(connection, settings);
    // If beginning the transaction fails, its end fails too and reports it.
    begun.catch(() => undefined);
    this.#begun.set(connection, begun);
  }

  override async commitTransaction(connection: Connection): Promise<void> {
    await Promise.all([this.#begun.get(connection), super.commitTransaction(connection)]);
  }
}
