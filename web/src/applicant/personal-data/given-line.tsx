import { useText } from '../../lib/text.ts';
import { personalDataTexts } from './texts.ts';

interface GivenLineProps {
  title: string;
  lines: readonly string[];
  /** What the button changes, for people who can't see the line. */
  label: string;
  onChange: () => void;
}

/** Data given before, as one line instead of its fields. */
export function GivenLine({ title, lines, label, onChange }: GivenLineProps) {
  const t = useText(personalDataTexts);
  return (
    <div className="mb-3.5 flex items-center gap-3 rounded-card wide:mb-8 border border-line bg-card py-2 pr-2 pl-4">
      <p className="wrap-anywhere flex min-w-0 flex-1 flex-wrap gap-x-3 text-small text-ink-2">
        <strong className="w-full font-semibold text-base text-ink">{title}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <button
        type="button"
        aria-label={label}
        onClick={onChange}
        className="min-h-12 flex-none px-2 text-small font-bold text-brand-ink underline"
      >
        {t.change}
      </button>
    </div>
  );
}
