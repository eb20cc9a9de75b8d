const LONGEST = 30;

/** A file name for display: up to 30 characters; of a longer one the first 27, an ellipsis and the extension. */
export function shortenName(name: string): string {
  if (name.length <= LONGEST) return name;
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, 27)}…${dot > 0 ? name.slice(dot) : ''}`;
}
