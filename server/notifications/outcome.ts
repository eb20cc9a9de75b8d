/** The result of an attempt. The alternative is throwing `DeliveryFault`. */
export type Outcome =
  | { state: 'sent'; channel: string }
  | { state: 'by_hand' | 'dropped'; reason: string }
  /** Not due yet; doesn't count as an attempt. */
  | { state: 'early'; until: Date };
