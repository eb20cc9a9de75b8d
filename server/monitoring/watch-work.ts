import type { FileInspector } from '@volante/reader/opening/inspector.ts';
import { PoolError } from '@volante/reader/pool/pool-error.ts';
import type { PoolLoad } from '@volante/reader/pool/pool-settings.ts';
import { ReaderError, type ScreenshotReader } from '@volante/reader/screenshots/ocr.ts';
import type { OutsideCall } from '../core/outside/outside-call.ts';
import { OutsideFault } from '../core/outside/outside-fault.ts';
import { Problem } from '../core/problem.ts';
import type { Metrics } from './metrics.ts';

/** Reports how much work waits for a pool of child processes, looked up when metrics are read. */
export function watchPool(metrics: Metrics, pool: 'reader' | 'decoder'): (load: () => PoolLoad) => void {
  return (load) => {
    const report = () => {
      const { waiting, working } = load();
      metrics.waiting.set({ pool }, waiting);
      metrics.working.set({ pool }, working);
    };
    metrics.beforeReading.add(report);
  };
}

/** Counts readings by result and reason, and times them. */
export function watchReader(reader: ScreenshotReader, metrics: Metrics): ScreenshotReader {
  return {
    ...reader,
    read(screenshot) {
      const { platform } = screenshot;
      const count = (verdict: string, reason = '') =>
        metrics.readings.inc({ kind: screenshot.uploadType, platform, verdict, reason });
      return timed(
        metrics.readSeconds.startTimer({ kind: 'screenshot' }),
        () => reader.read(screenshot),
        ({ band, reason }) => count(band, reason ?? ''),
        (error) => count(faultOf(error)),
      );
    },
    readDocument(photo) {
      const count = (verdict: string) => metrics.readings.inc({ kind: 'paper', platform: '', verdict, reason: '' });
      return timed(
        metrics.readSeconds.startTimer({ kind: 'paper' }),
        () => reader.readDocument(photo),
        ({ kind }) => count(kind === 'unknown' ? 'unknown' : 'read'),
        (error) => count(faultOf(error)),
      );
    },
  };
}

/** Counts opened files by result, and times them. */
export function watchInspector(inspector: FileInspector, metrics: Metrics): FileInspector {
  return {
    ...inspector,
    inspect(inspection, applicationId) {
      const { kind } = inspection;
      const count = (verdict: string) => metrics.filesOpened.inc({ kind, verdict });
      return timed(
        metrics.openSeconds.startTimer({ kind }),
        () => inspector.inspect(inspection, applicationId),
        ({ refusal }) => count(refusal ?? 'accepted'),
        () => count('unavailable'),
      );
    },
  };
}

/** Counts calls to outside services by outcome, and times them. */
export function watchOutsideCalls(call: OutsideCall, metrics: Metrics): OutsideCall {
  return (request) => {
    const { service } = request;
    const count = (outcome: string) => metrics.outsideCalls.inc({ service, outcome });
    return timed(
      metrics.outsideSeconds.startTimer({ service }),
      () => call(request),
      () => count('ok'),
      (error) => count(error instanceof OutsideFault ? error.kind : 'unknown'),
    );
  };
}

async function timed<Result>(
  stop: () => unknown,
  work: () => Promise<Result>,
  done: (result: Result) => void,
  failed: (error: unknown) => void,
): Promise<Result> {
  try {
    const result = await work();
    done(result);
    return result;
  } catch (error) {
    failed(error);
    throw error;
  } finally {
    stop();
  }
}

function faultOf(error: unknown): string {
  if (error instanceof ReaderError || error instanceof PoolError) return error.fault;
  return error instanceof Problem ? error.code : 'unknown';
}
