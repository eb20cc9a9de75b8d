/** Like `fetch`, but once more if the server has just closed the idle connection that was reused, as browsers do. */
export async function persistentFetch(url: string, make: () => RequestInit): Promise<Response> {
  try {
    return await fetch(url, make());
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code !== 'UND_ERR_SOCKET' && code !== 'ECONNRESET') throw error;
    return fetch(url, make());
  }
}
