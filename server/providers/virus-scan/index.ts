import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import { openOwn } from '../own/own-providers.ts';

/** Scans files for malware. */
export interface VirusScanner {
  /** Throws `file_infected`, or `virus_scan_unavailable` if the scan failed: an unscanned file never passes. */
  scan(path: string): Promise<void>;
}

declare module '../../core/deps.ts' {
  interface Deps {
    virusScanner: VirusScanner;
  }
}

/** The configured scanner; without one every file passes. */
export async function openVirusScanner(config: Config, log: Logger): Promise<VirusScanner> {
  if (config.VIRUS_SCANNER) return openOwn(config, 'virusScan', config.VIRUS_SCANNER, { log });
  if (!config.CLAMD_ADDRESS) return { scan: async () => {} };
  const { clamdScanner } = await import('./clamd.ts');
  return clamdScanner(config.CLAMD_ADDRESS, log);
}
