import { useEffect, useState } from 'react';
import { dictionary, useText } from '../../lib/text.ts';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';

type NewPasswordProps = TextFieldProps & {
  /** As typed so far. */
  typed: string;
  /** Words that are easy to guess for this person, such as their name. */
  known: readonly string[];
};

/** A field for a new password that shows its strength; the server decides. */
export function NewPassword({ typed, known, ...field }: NewPasswordProps) {
  const t = useText(texts);
  const [score, setScore] = useState<number | null>(null);
  const words = known.join('\n');
  useEffect(() => {
    if (typed === '') return setScore(null);
    let current = true;
    import('./password-strength.ts')
      .then(({ strengthOf }) => current && setScore(strengthOf(typed, words.split('\n'))))
      .catch(() => current && setScore(null));
    return () => {
      current = false;
    };
  }, [typed, words]);
  return (
    <div>
      <PasswordField autoComplete="new-password" hint={t.hint} {...field} />
      <div className="-mt-1.5 mb-3.5 flex items-center gap-3" role="status">
        <span className="grid h-1.5 flex-1 grid-cols-4 gap-1" aria-hidden="true">
          {[1, 2, 3, 4].map((step) => (
            <span
              key={step}
              className={`rounded-full ${score !== null && score >= step ? (score >= 3 ? 'bg-ok' : 'bg-warn-ink') : 'bg-track'}`}
            />
          ))}
        </span>
        <span className="min-w-24 text-right text-small font-semibold text-ink-2">
          {score !== null && (t.scores.split('|')[score] ?? '')}
        </span>
      </div>
    </div>
  );
}

const texts = dictionary({
  es: {
    hint: 'Al menos 12 caracteres. Cuatro palabras que no vayan juntas se recuerdan bien.',
    scores: 'Muy débil|Débil|Le falta|Buena|Muy buena',
  },
  en: {
    hint: 'At least 12 characters. Four words that don’t belong together are easy to remember.',
    scores: 'Very weak|Weak|Not enough|Good|Very good',
  },
});

/**
 * A password field whose text can be shown while typing, because long passwords are otherwise mistyped (ASVS 2.1.12).
 */
export function PasswordField(field: TextFieldProps) {
  const t = useText(fieldTexts);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      action={
        <button
          type="button"
          className="-mr-2 min-h-12 min-w-12 shrink-0 rounded-button px-2 text-small font-bold text-brand-ink"
          aria-label={isShown ? t.hideAll : t.showAll}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t.hide : t.show}
        </button>
      }
      {...field}
    />
  );
}

const fieldTexts = dictionary({
  es: { show: 'Ver', showAll: 'Ver lo que escribes', hide: 'Ocultar', hideAll: 'Ocultar lo que escribes' },
  en: { show: 'Show', showAll: 'Show what you type', hide: 'Hide', hideAll: 'Hide what you type' },
});
