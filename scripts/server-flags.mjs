/**
 * Node's flags for the server. Uploads pass through in 64 KB chunks outside the heap, which only garbage collection
 * frees. With a small young generation that is a scavenge of 1 ms, with the default one (16 MB) a full mark of 100 ms
 * per 20 MB. If it is too small, every call is slower: reading an application takes a fifth longer with 4 MB than with
 * 8 MB, and receiving 3 MB takes the same time with both.
 */
export const serverFlags = ['--max-semi-space-size=8'];
