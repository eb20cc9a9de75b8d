import type { DestinationStream } from 'pino';

/** Writes the log for people at a terminal: one line per event, with a stack only for what failed. */
export function forPeople(out: { write(text: string): unknown } = process.stdout): DestinationStream {
  return { write: (line) => void out.write(`${readable(line)}\n`) };
}

const FAILED = 50;
const WARNING = 40;

function readable(line: string): string {
  const { level, time, pid: _pid, hostname: _hostname, traceId: _traceId, msg, err, ...more } = JSON.parse(line);
  const at = `${new Date(time).toISOString().slice(11, 19)}Z`;
  const kind = level >= FAILED ? 'error: ' : level >= WARNING ? 'warning: ' : '';
  const details = Object.entries(more).map(([name, value]) => `${name} ${short(value)}`);
  if (err?.message && err.message !== msg) details.unshift(err.message);
  const text = [msg, details.join(', ')].filter(Boolean).join(': ');
  return `${at}  ${kind}${text}${level >= FAILED && err?.stack ? `\n${err.stack}` : ''}`;
}

function short(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value);
  return value.length > 3 ? `${value[0]} … ${value.at(-1)} (${value.length})` : value.join(' ');
}
