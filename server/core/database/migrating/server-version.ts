/** Needed for `pg_current_xact_id` (13), and the oldest that still gets security fixes. */
const OLDEST = 14;

interface Client {
  query(text: string): Promise<{ rows: { version: string }[] }>;
}

/** The version of a PostgreSQL server, such as `15.18 (Debian 15.18-0+deb12u1)`. Throws if it is too old for the product. */
export async function requireSupportedVersion(client: Client): Promise<string> {
  const { rows } = await client.query("select current_setting('server_version') as version");
  const version = rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) < OLDEST)
    throw new Error(`Volante needs PostgreSQL ${OLDEST} or newer, this is ${version}.`);
  return version;
}
