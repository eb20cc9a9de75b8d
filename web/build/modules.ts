/**
 * Matches modules by path, as in `src/ui/{tag,tick}`: without extension, `{a,b}` for either, `*` for any part of a name and `**`
 * for anything below.
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
