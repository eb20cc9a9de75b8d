import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { VirusScanner } from './virus-scan.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    virusScanner: VirusScanner;
  }
}

/** The configured scanner; without one every file passes. */
export async function openVirusScanner(config: Config, log: Logger): Promise<VirusScanner> {
  if (!config.CLAMD_ADDRESS) return { scan: async () => {} };
  const { clamdScanner } = await import('./clamd.ts');
  return clamdScanner(config.CLAMD_ADDRESS, log);
}
