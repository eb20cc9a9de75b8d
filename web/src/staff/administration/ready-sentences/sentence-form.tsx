import {
  faultOfBraces,
  MOST_SENTENCE_NAME,
  MOST_SENTENCE_TEXT,
  type ReadySentence,
  type SentenceFacts,
  type SentencePlace,
  sentencePlaces,
  unknownVariables,
  variablesOf,
} from '@volante/contract/staff/administration/ready-sentences.ts';
import { useState } from 'react';
import { CallError } from '../../../lib/call/call-error.ts';
import { joinNames } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { askNow, queryOptions } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { FormDialog } from '../../controls/form/form-dialog.tsx';
import { orReadAgain } from '../../controls/form/or-read-again.ts';
import { useForm } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { ShownSentence } from './shown-sentence.tsx';
import { sentenceTexts } from './texts.ts';

interface SentenceFormProps {
  /** Null: a new one. */
  sentence: ReadySentence | null;
  onSaved(): void;
  onClose(): void;
}

const empty: SentenceFacts = { place: 'answer', nameEs: '', nameEn: '', textEs: '', textEn: '', isOn: true };

export const versionsOf = (sentenceId: string) =>
  queryOptions({
    queryKey: ['ready-sentences', sentenceId, 'versions'],
    queryFn: ({ signal }) => call('GET /ready-sentences/{sentenceId}/versions', { params: { sentenceId }, signal }),
    staleTime: 0,
  });

/** A new sentence, or the next version of one. */
export function SentenceForm({ sentence, onSaved, onClose }: SentenceFormProps) {
  const t = useText(sentenceTexts);
  const textError = useTextError();
  const form = useForm(sentence ? factsOf(sentence) : empty, ({ place, nameEs, nameEn, textEs, textEn }) => ({
    nameEs: nameEs.trim() === '' && t.wrong.needed,
    textEs: textError(place, textEs),
    nameEn: nameEn.trim() === '' && t.wrong.needed,
    textEn: textError(place, textEn),
  }));
  const { place, isOn } = form.typed;
  // What somebody else saved while this was typed.
  const [present, setPresent] = useState<ReadySentence | null>(null);
  const save = form.sends(
    async (body) => {
      if (sentence) {
        const { id, version } = present ?? sentence;
        const saving = call('PUT /ready-sentences/{sentenceId}', {
          params: { sentenceId: id },
          body: { ...body, version },
        });
        await orReadAgain(saving, async () => setPresent((await askNow(versionsOf(id))).items[0] ?? null));
      } else await call('POST /ready-sentences', { body });
      toast.success(t.saved);
      onSaved();
      onClose();
    },
    (error) => {
      if (error instanceof CallError && error.code === 'conflict_error') form.refuse('nameEs', t.wrong.tooMany);
      else throw error;
    },
  );
  return (
    <FormDialog
      title={sentence ? t.changeTitle : t.add}
      form={form}
      onSubmit={save}
      send={present ? t.saveOver : t.save}
      leave={t.leave}
      onClose={onClose}
    >
      <SelectField
        label={t.place}
        autoFocus
        options={sentencePlaces.map((value) => ({ value, label: t.places[value] }))}
        {...form.field('place')}
      />
      <TextField label={t.nameEs} hint={t.nameHint} maxLength={MOST_SENTENCE_NAME} {...form.field('nameEs')} />
      <TextField label={t.nameEn} maxLength={MOST_SENTENCE_NAME} {...form.field('nameEn')} />
      <Variables place={place} />
      <TextArea label={t.textEs} lang="es" maxLength={MOST_SENTENCE_TEXT} {...form.field('textEs')} />
      <TextArea label={t.textEn} lang="en" maxLength={MOST_SENTENCE_TEXT} {...form.field('textEn')} />
      <CheckboxField label={t.isOn} checked={isOn} onChange={({ target }) => form.change({ isOn: target.checked })} />
      {present && (
        <Notice tone="warn" title={t.present(present.by?.name)} live className="mb-3.5">
          <ShownSentence sentence={present} />
        </Notice>
      )}
    </FormDialog>
  );
}

/** What can be written in braces there. */
function Variables({ place }: { place: SentencePlace }) {
  const t = useText(sentenceTexts);
  return (
    <div className="mb-3.5 text-small text-ink-2">
      <p>{t.fills}</p>
      <ul>
        {variablesOf[place].map((name) => (
          <li key={name}>
            <code translate="no">{`{${name}}`}</code>: {t.variables[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is wrong with a text, in a sentence. */
export function useTextError(): (place: SentencePlace, text: string) => string | false {
  const t = useText(sentenceTexts);
  const language = useLanguage();
  const shown = (names: readonly string[], by: 'and' | 'or') =>
    joinNames(
      names.map((name) => `{${name}}`),
      by,
      language,
    );
  return (place, text) => {
    if (text.trim() === '') return t.wrong.needed;
    const fault = faultOfBraces(place, text);
    if (fault === 'unbalanced_braces') return t.wrong.braces;
    return (
      fault !== null && t.wrong.unknown(shown(unknownVariables(place, text), 'and'), shown(variablesOf[place], 'or'))
    );
  };
}

/** What can be changed of a sentence. */
function factsOf({ place, nameEs, nameEn, textEs, textEn, isOn }: ReadySentence): SentenceFacts {
  return { place, nameEs, nameEn, textEs, textEn, isOn };
}
