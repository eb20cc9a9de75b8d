/** What the comments of a formatted source file say about a schema it exports, and about the fields of its object. */
export interface Comments {
  own: string | undefined;
  fields: Map<string, string>;
  /** Names of schemas whose fields it has, too. */
  bases: string[];
}

/** By the name of the schema. */
export function readComments(source: string): Map<string, Comments> {
  const found = new Map<string, Comments>();
  for (const { groups = {} } of source.matchAll(DECLARATION)) {
    const fields = [...(groups.body ?? '').matchAll(FIELD)].map(({ groups: field = {} }) => {
      return [field.name ?? '', textOf(field.comment ?? '')] as const;
    });
    const bases = [...(groups.body ?? '').matchAll(BASE)].map(([, spread, extended]) => spread ?? extended ?? '');
    found.set(groups.name ?? '', { own: groups.comment && textOf(groups.comment), fields: new Map(fields), bases });
  }
  return found;
}

const COMMENT = String.raw`/\*\*(?<comment>(?:(?!\*/)[\s\S])*)\*/\n`;
const DECLARATION = new RegExp(`(?:^${COMMENT})?^export const (?<name>[A-Z]\\w*) =(?<body>[\\s\\S]*?;)$`, 'gm');
/** Of the outermost object, which is indented once. */
const FIELD = new RegExp(`^  ${COMMENT}  (?<name>\\w+)(?::|,$)`, 'gm');

const BASE = /^ {2}\.\.\.(\w+)\.shape,$|^ z\.extend\((\w+),/gm;

function textOf(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim();
}
