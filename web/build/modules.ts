/**
 * Matches modules by path without extension, as in `src/ui/{tag,tick}`: `{a,b}` matches either, `*` any part of a name,
 * `**` everything below.
 */
export function modules(...paths: string[]): RegExp {
  return new RegExp(`/(${paths.map(asPattern).join('|')})\\.\\w+$`);
}

function asPattern(path: string): string {
  return path
    .replace(/[.+$()[\]]/g, '\\$&')
    .replace(/\*\*?/g, (stars) => (stars === '**' ? '.*' : '[^/]*'))
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replaceAll(',', '|');
}
