import { aboutName } from '@volante/contract/admission/about-program.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { apiLanguages, useLanguage } from '../../lib/language.ts';
import { settings } from '../../lib/settings.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { Details } from '../../ui/card.tsx';
import { PlainText } from '../../ui/plain-text.tsx';

/** What the company says about itself and its program; nothing until it has said something in this language. */
export function AboutProgram({ country }: { country: CountryCode }) {
  const t = useText(aboutTexts);
  const text = settings.about[aboutName(country, apiLanguages[useLanguage()])];
  if (!text) return null;
  return (
    <Details summary={t.title(settings.brand.name)}>
      <PlainText text={text} />
    </Details>
  );
}

const aboutTexts = dictionary({
  es: { title: (brand: string) => `${brand}: quiénes somos, qué pedimos y cuánto cuesta` },
  en: { title: (brand: string) => `${brand}: who we are, what we ask, and what it costs` },
});
