import { chooseLanguage, type Language, useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { appTexts } from '../navigation/app-texts.ts';

/** Shows and changes the language. */
export function LanguageSwitch() {
  const t = useText(appTexts);
  const language = useLanguage();
  return (
    <span className="relative flex items-center before:absolute before:inset-x-0 before:inset-y-2 before:rounded-full before:border before:border-line before:bg-card">
      <select
        aria-label={t.language}
        value={language}
        onChange={(event) => chooseLanguage(event.target.value as Language)}
        className="relative min-h-12 appearance-none rounded-full bg-transparent py-2.5 pr-7 pl-3 text-small font-semibold text-ink-2"
      >
        <option value="es">Español</option>
        <option value="en">English</option>
      </select>
      <span className="pointer-events-none absolute right-2.5 text-ink-2">
        <Icon name="down" size={14} />
      </span>
    </span>
  );
}
