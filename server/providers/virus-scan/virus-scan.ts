/** Looks for malicious software in files. */
export interface VirusScanner {
  /**
   * Throws `file_infected` for a file that is, and `virus_scan_unavailable` when nobody could look: a file that was not
   * looked at is never let through.
   */
  scan(path: string): Promise<void>;
}
