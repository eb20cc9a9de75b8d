import { Icon } from './icon.tsx';

/** Lines with a check mark each: what to bring, what to prepare. */
export function CheckList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-2 text-small">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5">
          <span className="text-ok-ink">
            <Icon name="check" size={18} />
          </span>
          {line}
        </li>
      ))}
    </ul>
  );
}
