import type { KeptNet } from './glare-net.ts';

export const trained: KeptNet = { sure: 0, layers: [] };
