import { randomUUID } from 'node:crypto';
import { SpanKind as Kind, trace as openTelemetry, ROOT_CONTEXT, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { type Trace, withoutTrace } from './trace.ts';
import type { SpanKind, Tracing } from './tracing.ts';

/** In ms, the time the collector has for one batch. Meanwhile, spans that exceed the queue are dropped, and nothing waits. */
const SEND_TIMEOUT = 5000;
const FLUSH_TIMEOUT = 2000;
/** How often failures of the collector are logged, in ms. */
const SAID_EVERY = 60_000;

/** Sends spans by OTLP over HTTP, in batches every 5 s. */
export function sendSpans(config: Config, log: Logger, version: string): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${config.OTEL_EXPORTER_OTLP_ENDPOINT!.replace(/\/$/, '')}/v1/traces`,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    timeoutMillis: SEND_TIMEOUT,
  });
  const share = new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': config.OTEL_SERVICE_NAME,
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    // A caller may say that a trace isn't recorded, but not that it is: anybody can send the header.
    sampler: new ParentBasedSampler({ root: share, remoteParentSampled: share }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: sayFailures(exporter, log), exportTimeoutMillis: SEND_TIMEOUT }),
    ],
  });
  const tracer = provider.getTracer('volante', version);
  return {
    begin(name, kind, parent, attributes = {}, msAgo = 0) {
      const startTime = Date.now() - msAgo;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes, startTime }, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        trace: { id: traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        end({ facts = {}, failed = false } = {}) {
          span.setAttributes(facts);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, FLUSH_TIMEOUT).unref());
      // Spans that can't be sent are lost; that has been logged.
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

function contextOf(parent: Trace | undefined) {
  if (!parent) return ROOT_CONTEXT;
  return openTelemetry.setSpanContext(ROOT_CONTEXT, {
    traceId: parent.id,
    spanId: parent.spanId,
    traceFlags: parent.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: parent.isRemote ?? false,
  });
}

const kinds: Record<SpanKind, Kind> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  job: Kind.CONSUMER,
  inner: Kind.INTERNAL,
};

// Logs failures, which the library doesn't report.
function sayFailures(exporter: OTLPTraceExporter, log: Logger): SpanExporter {
  let said = Number.NEGATIVE_INFINITY;
  return {
    // A batch is sent when the timer of some call fires, but isn't part of that call.
    export: (spans, done) =>
      withoutTrace(() =>
        exporter.export(spans, (result) => {
          if (result.error && performance.now() - said > SAID_EVERY) {
            said = performance.now();
            const { name, code } = result.error as Error & { code?: unknown };
            log.warn({ fault: code ?? name, spans: spans.length }, 'the trace collector is failing');
          }
          done(result);
        }),
      ),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  };
}
