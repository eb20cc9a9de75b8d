/**
 * True when a query failed because the database was unavailable: restarting, failing over, hanging or out of connections.
 * Retrying will work shortly.
 */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  // With the message `aborted` it is an upload whose client disconnected.
  if (typeof code === 'string') return sqlStates.test(code) || (socketFaults.has(code) && error.message !== 'aborted');
  return driverMessages.some((message) => error.message.startsWith(message));
}

// Connection errors; the server shutting down, crashed or starting; too many connections; the timeouts of db.ts.
const sqlStates = /^(08...|57P0[123]|53300|57014|55P03|25P03)$/;
const socketFaults = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// For these, node-postgres sets no code.
const driverMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
  'timeout expired',
];
