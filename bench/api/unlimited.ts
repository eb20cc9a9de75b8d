/** Settings of a product that is measured: on a database and a folder of its own, without limits on calls. */
export function unlimited(databaseUrl: string, folder: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    MIGRATE: 'start',
    DATA_DIR: folder,
    SECRET_KEY: 'only for the benchmark, on this machine',
    CALLS_PER_MINUTE: '1000000',
    APPLICATION_CALLS_PER_MINUTE: '1000000',
  };
}
