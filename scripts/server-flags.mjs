/**
 * Node's flags for the server. Uploads pass through in 64 KB chunks outside the heap, which only garbage collection frees: with a
 * small young generation that is a scavenge of 1 ms, with the default one (16 MB) a full mark of 100 ms per 20 MB. Too small a one
 * costs every call: reading an application takes a fifth more with 4 MB than with 8, where receiving 3 MB costs no more than with 4.
 */
export const serverFlags = ['--max-semi-space-size=8'];
