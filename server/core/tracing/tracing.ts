import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { currentTrace, newTrace, type Trace, withTrace } from './trace.ts';

declare module '../deps.ts' {
  interface Deps {
    tracing: Tracing;
  }
}

/**
 * Attributes of a span besides its name: constants from the code, and numbers. Never an id, an address, or anything a person has
 * typed.
 */
type SpanFacts = Record<string, string | number | boolean>;

/** `server`: an incoming call. `client`: an outgoing call. `job`: a run of a job. `inner`: internal work. */
export type SpanKind = 'server' | 'client' | 'job' | 'inner';

export interface Span {
  /** The trace position for what happens during the span. */
  trace: Trace;
  /** Until it is called, the span isn't reported. */
  end(outcome?: { facts?: SpanFacts; failed?: boolean }): void;
}

/** Records how long things take, and by what they were caused. */
export interface Tracing {
  /** Begins a span, `msAgo` milliseconds ago; without a parent it begins a trace. */
  begin(name: string, kind: SpanKind, parent: Trace | undefined, facts?: SpanFacts, msAgo?: number): Span;
  /** Sends the recorded spans, within 2 s. */
  close(): Promise<void>;
}

/** Records nothing. Calls and jobs still have an id for the log. */
export const noTracing: Tracing = {
  begin: (_name, _kind, parent) => ({ trace: parent ?? newTrace(), end: () => {} }),
  close: async () => {},
};

/** Sends spans to the collector at OTEL_EXPORTER_OTLP_ENDPOINT; without one, no OpenTelemetry code is loaded. */
export async function openTracing(config: Config, log: Logger, version: string): Promise<Tracing> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return noTracing;
  const { sendSpans } = await import('./send-spans.ts');
  return sendSpans(config, log, version);
}

/** Runs `work` as a span of the current trace. If it throws, the span is marked as failed. */
export async function inSpan<Result>(
  tracing: Tracing,
  name: string,
  kind: SpanKind,
  work: () => Promise<Result>,
  facts: SpanFacts = {},
  notify: { of?: (result: Result) => SpanFacts; fault?: (error: unknown) => string } = {},
): Promise<Result> {
  const span = tracing.begin(name, kind, currentTrace(), facts);
  try {
    const result = await withTrace(span.trace, work);
    span.end({ facts: notify.of?.(result) ?? {} });
    return result;
  } catch (error) {
    span.end({ failed: true, facts: { 'error.type': notify.fault?.(error) ?? nameOf(error) } });
    throw error;
  }
}

// Messages may quote data; classes and codes don't.
function nameOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(typeof code === 'string' ? code : (name ?? 'unknown'));
}
