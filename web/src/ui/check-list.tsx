import { Icon } from './icon.tsx';

/** Lines with a mark: a check for things to bring or prepare, a cross for things left out. */
export function CheckList({ lines, mark = 'check' }: { lines: readonly string[]; mark?: 'check' | 'close' }) {
  return (
    <ul className="grid gap-2 text-small">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5">
          <span className={mark === 'check' ? 'text-ok-ink' : 'text-ink-2'}>
            <Icon name={mark} size={18} />
          </span>
          {line}
        </li>
      ))}
    </ul>
  );
}
