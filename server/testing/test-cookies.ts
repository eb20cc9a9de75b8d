/** A `fetch` that keeps the cookies of the answers and sends them with the next calls, as a browser of one server does. */
export function fetchWithCookies(): typeof fetch {
  const kept = new Map<string, string>();
  return async (address, init = {}) => {
    const headers = new Headers(init.headers);
    if (kept.size > 0) headers.set('cookie', [...kept].map((cookie) => cookie.join('=')).join('; '));
    const answer = await fetch(address, { ...init, headers });
    for (const text of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      kept.set(name, value);
    }
    return answer;
  };
}
