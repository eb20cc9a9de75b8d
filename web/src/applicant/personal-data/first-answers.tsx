import { useState } from 'react';
import { useFieldValues } from '../../lib/form/field-values.ts';
import type { ScreenForm } from '../../lib/form/screen-form.ts';
import { formatLongDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { GivenLine } from './given-line.tsx';
import { personalDataTexts } from './texts.ts';

interface FirstAnswers {
  state: string;
  city: string;
  birthdate: string;
}

const paths = ['state', 'city', 'birthdate'] as const;

/**
 * The first answers are shown as one line. Their fields open if the driver wants to change them, if they are wrong, or
 * if they contradict the postal code.
 */
export function useFirstAnswers<Input extends FirstAnswers>(given: ScreenForm<Input>, contradicted: boolean) {
  const form = given as unknown as ScreenForm<FirstAnswers>;
  const { personalData } = useApplication();
  const [opened, setOpened] = useState(false);
  const typed = useFieldValues(form, ...paths);
  const needed =
    contradicted ||
    paths.some((path, i) => typed[i] === '' || typed[i] !== personalData[path] || form.field(path).error !== undefined);
  // Once shown they stay, even if the change is undone.
  if (needed && !opened) setOpened(true);
  const isOpen = needed || opened;
  const open = () => {
    setOpened(true);
    requestAnimationFrame(() => document.getElementById(form.idOf('birthdate'))?.focus());
  };
  return { isOpen, line: isOpen ? null : <FirstAnswersLine answers={typed} onChange={open} /> };
}

function FirstAnswersLine({ answers, onChange }: { answers: readonly string[]; onChange: () => void }) {
  const t = useText(personalDataTexts);
  const language = useLanguage();
  const [state = '', city = '', birthdate = ''] = answers;
  return (
    <GivenLine
      title={`${city}, ${state}`}
      lines={[t.born(formatLongDate(birthdate, language))]}
      label={t.changeFirst}
      onChange={onChange}
    />
  );
}
