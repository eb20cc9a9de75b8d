const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

// When a link is inside a sentence, many programs include the character after it: a dot, a bracket, a quotation mark, a
// space.
const linked = /^([0-9a-f-]{36})(?:[\s.,;:!?)\]>»”’'"*_]|%20|%22|%3e|%c2%bb|%e2%80%9[9d])*$/i;

/** The browser's address: request id, path of the screen without it, and remaining query. */
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
  const inPath = idOf(first);
  if (inPath) return { id: inPath, path: `/${segments.slice(1).join('/')}`, query };
  const asked = query.get('id') || null;
  return { id: asked && (idOf(asked) ?? asked), path: `/${segments.join('/')}`, query };
}

function idOf(text: string): string | null {
  const id = linked.exec(text)?.[1] ?? '';
  return isRequestId(id) ? id.toLowerCase() : null;
}
