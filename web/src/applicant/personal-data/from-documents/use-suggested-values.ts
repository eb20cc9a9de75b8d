import { type DocumentType, frontOf } from '@volante/contract/documents/rules.ts';
import {
  type ProposedField,
  proposedFields,
  type SuggestedValue,
} from '@volante/contract/documents/suggested-values.ts';
import { useEffect, useRef } from 'react';
import { useFieldValues } from '../../../lib/form/field-values.ts';
import type { Path } from '../../../lib/form/path.ts';
import type { ScreenForm } from '../../../lib/form/screen-form.ts';
import { useText } from '../../../lib/text.ts';
import { useApplication } from '../../application/application.ts';
import { documentTexts } from './document-texts.ts';

type Filled = Record<ProposedField, string>;

/** The hint of a field that contains a document's value. */
export type FromDocument = (field: ProposedField) => string | undefined;

/**
 * Fills empty fields with values from documents, including documents read while the form is open. Typed text is never
 * replaced; Continue confirms all values.
 */
export function useSuggestedValues<Input extends object>(given: ScreenForm<Input>): FromDocument {
  const form = given as unknown as ScreenForm<Filled>;
  const t = useText(documentTexts);
  const { proposals: suggestedValues = none } = useApplication();
  const { core, setValue } = form;
  const names = proposedFields.filter((field) => field in core.stored()) as Path<Filled>[];
  const values = useFieldValues(form, ...names);
  const filled = useRef<Partial<Filled>>({});
  useEffect(() => {
    // A card that may be somebody else's fills in nothing, on either side, until the applicant has answered.
    const doubted = new Set<DocumentType | null>(
      suggestedValues.flatMap(({ contradicts, source }) => (contradicts ? [source] : [])),
    );
    for (const { field, value, source } of suggestedValues) {
      const there = core.values()[field];
      if (doubted.has(source) || doubted.has(frontOf(source)) || there === undefined) continue;
      // Names and a date give the beginning of the CURP, and the CURP that of the RFC.
      const isFree = there === '' || there === filled.current[field] || (codes.has(field) && value.startsWith(there));
      if (!isFree || filled.current[field] === value) continue;
      filled.current[field] = value;
      setValue(field, value);
    }
  }, [suggestedValues, core, setValue]);
  return (field) => {
    const suggestedValue = suggestedValues.find((suggestion) => suggestion.field === field && !suggestion.contradicts);
    const value = values[names.indexOf(field)];
    if (!suggestedValue || value !== suggestedValue.value) return undefined;
    const from: Record<string, string> = t.from;
    return from[suggestedValue.source] ?? t.from.other;
  };
}

const none: SuggestedValue[] = [];
const codes = new Set<ProposedField>(['nationalId', 'taxId']);
