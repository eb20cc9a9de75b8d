import type { SandboxPart } from './part.ts';

/** Everything the sandbox plays, in the order of its page. */
export const parts: readonly SandboxPart[] = [];
