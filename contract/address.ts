const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Where the browser stands: the request id, the screen's path without it, and the rest of the query. */
export interface Address {
  id: string | null;
  path: string;
  query: URLSearchParams;
}

export function isRequestId(text: string): boolean {
  return uuid.test(text);
}

/** The id is the first segment of the path when that is a UUID, else the query parameter `id`. */
export function readAddress(pathname: string, search: string): Address {
  const query = new URLSearchParams(search);
  const segments = pathname.split('/').filter(Boolean);
  const [first = ''] = segments;
  if (isRequestId(first)) return { id: first.toLowerCase(), path: `/${segments.slice(1).join('/')}`, query };
  return { id: query.get('id') || null, path: `/${segments.join('/')}`, query };
}
