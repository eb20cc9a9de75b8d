/** Every table, by name. A feature declares its tables beside its `store.ts` and adds them here. */
// biome-ignore lint/suspicious/noEmptyInterface: features add their tables here
export interface Database {}
