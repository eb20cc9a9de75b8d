/** Scans files for malware. */
export interface VirusScanner {
  /** Throws `file_infected`, or `virus_scan_unavailable` if the scan failed: an unscanned file never passes. */
  scan(path: string): Promise<void>;
}
