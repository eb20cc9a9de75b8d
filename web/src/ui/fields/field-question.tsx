interface FieldQuestionProps {
  /** Without it nothing is asked. */
  text: string | null;
  mend: string;
  keep: string;
  onMend: () => void;
  onKeep: () => void;
}

/** Asks about the value of the field above: one tap corrects it, one tap keeps it. */
export function FieldQuestion({ text, mend, keep, onMend, onKeep }: FieldQuestionProps) {
  return (
    <div aria-live="polite">
      {text && (
        <div className="-mt-1.5 mb-3.5 rounded-input border border-warn-line bg-warn-soft px-3.5 pt-3 text-small">
          <p className="wrap-anywhere font-semibold text-warn-ink">{text}</p>
          <div className="flex flex-wrap gap-x-6">
            <button type="button" onClick={onMend} className={answerClass}>
              {mend}
            </button>
            <button type="button" onClick={onKeep} className={answerClass}>
              {keep}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

const answerClass = 'min-h-12 font-bold text-brand-ink underline';
