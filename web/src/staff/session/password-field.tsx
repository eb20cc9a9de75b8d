import { useState } from 'react';
import { dictionary, useText } from '../../lib/text.ts';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';

/**
 * A password field whose text can be shown while typing, because long passwords are otherwise mistyped (ASVS 2.1.12).
 */
export function PasswordField(field: TextFieldProps) {
  const t = useText(texts);
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

const texts = dictionary({
  es: { show: 'Ver', showAll: 'Ver lo que escribes', hide: 'Ocultar', hideAll: 'Ocultar lo que escribes' },
  en: { show: 'Show', showAll: 'Show what you type', hide: 'Hide', hideAll: 'Hide what you type' },
});
