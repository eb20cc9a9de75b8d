import { createFileInspector, type FileInspector, type InspectorSettings } from '@volante/reader/opening/inspector.ts';
import { PoolError } from '@volante/reader/pool/pool-error.ts';
import { Problem } from '../core/problem.ts';

declare module '../core/deps.ts' {
  interface Deps {
    /** Its full queue is a `server_unavailable_error`. */
    inspector: FileInspector;
  }
}

/** The reader's inspector; throws `server_unavailable_error` where that one throws a {@link PoolError}. */
export function openInspector(settings?: InspectorSettings): FileInspector {
  const inspector = createFileInspector(settings);
  return {
    inspect: (...args) => asProblem(inspector.inspect(...args)),
    join: (...args) => asProblem(inspector.join(...args)),
    readText: (...args) => asProblem(inspector.readText(...args)),
    readCodes: (...args) => asProblem(inspector.readCodes(...args)),
    draw: (...args) => asProblem(inspector.draw(...args)),
    readLayout: (...args) => asProblem(inspector.readLayout(...args)),
    close: (grace) => inspector.close(grace),
  };
}

async function asProblem<Found>(work: Promise<Found>): Promise<Found> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof PoolError)) throw error;
    throw new Problem('server_unavailable_error', { retryAfter: error.retryAfter });
  }
}
