/**
 * True when a query failed because the database was unavailable: restarting, failing over, hanging or out of connections.
 * Retrying will work shortly. Judges by code and message, never by class: the job queue hands on copies of errors, which are
 * plain objects.
 */
export function isDatabaseLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  // With the message `aborted` it is an upload whose client disconnected.
  if (typeof code === 'string') return sqlStates.test(code) || (socketFaults.has(code) && message !== 'aborted');
  return typeof message === 'string' && driverMessages.some((beginning) => message.startsWith(beginning));
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
