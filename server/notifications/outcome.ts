/** How a try ended. Throwing `Undelivered` is the other way. */
export type Outcome =
  | { state: 'sent'; channel: string }
  | { state: 'by_hand' | 'dropped'; reason: string }
  /** Not yet; this was no try. */
  | { state: 'early'; until: Date };
