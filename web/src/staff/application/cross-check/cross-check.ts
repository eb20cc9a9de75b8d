import { isDocumentType } from '@volante/contract/documents/rules.ts';
import { isPlatform, platformName } from '@volante/contract/earnings/platforms.ts';
import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import { birthStates } from '@volante/contract/staff/cross-check/birth-states.ts';
import type { Agreement, CrossCheck, CrossCheckFact } from '@volante/contract/staff/cross-check/cross-check.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useEffect } from 'react';
import { formatDate, formatMonth } from '../../../lib/format.ts';
import type { Language } from '../../../lib/language.ts';
import { queryOptions, useQuery } from '../../../lib/queries.ts';
import { dictionary } from '../../../lib/text.ts';
import type { TagTone } from '../../../ui/tag.tsx';
import { call } from '../../session/call.ts';
import { staffDocumentName } from '../../words/document-names.ts';

export type Fact = CrossCheck['facts'][number];

/** In ms. */
const WHILE_READING = 5000;

const crossCheckOf = (applicationId: string) =>
  queryOptions({
    queryKey: ['ledger', applicationId],
    queryFn: ({ signal }) => call('GET /applications/{applicationId}/ledger', { params: { applicationId }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.notRead.some(isBeingRead) ? WHILE_READING : false),
  });

/** The facts from form, documents and platforms; fetched again when the application changes or documents are read. */
export function useCrossCheck({
  applicationId,
  revision,
  ledger: crossCheck,
}: Pick<ReviewerApplication, 'applicationId' | 'revision' | 'ledger'>) {
  const query = useQuery(crossCheckOf(applicationId));
  const { data, refetch } = query;
  const differ = data?.facts.filter(({ agreement }) => agreement === 'differ').length;
  // A reading doesn't increase the revision.
  const isOld =
    data !== undefined && (revision > data.revision || (revision === data.revision && differ !== crossCheck.differ));
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  return query;
}

function isBeingRead({ because }: CrossCheck['notRead'][number]): boolean {
  return because.code === 'reading_waits';
}

/** A fact from one document, with differing values from elsewhere; differing facts come first. */
export interface DocumentFact extends Fact {
  others: Fact['values'];
}

export function factsOfDocument({ facts }: CrossCheck, type: string): DocumentFact[] {
  return facts.flatMap((fact) => {
    const values = fact.values.filter(({ source }) => source === type);
    const others = fact.agreement === 'differ' ? fact.values.filter(({ source }) => source !== type) : [];
    return values.length === 0 ? [] : [{ ...fact, values, others }];
  });
}

/** A value as people write it. */
export function factValue(fact: CrossCheckFact, value: string, language: Language): string {
  if (fact === 'birthdate') return formatDate(value, language);
  if (fact === 'statement_month') return capital(formatMonth(value, language));
  if (fact === 'birth_state') return birthStates[value] ?? texts[language].abroad;
  if (fact === 'sex') return (texts[language].sexes as Record<string, string>)[value] ?? value;
  return value;
}

/** The name of the source a value comes from. */
export function sourceName(source: string, language: Language): string {
  if (isDocumentType(source)) return staffDocumentName(source, language);
  if (isPlatform(source)) return capital(platformName(source, language));
  return (texts[language].sources as Record<string, string>)[source] ?? source;
}

export const agreementTones: Record<Agreement, TagTone> = { agree: 'ok', differ: 'bad', alone: 'neutral' };

export const crossCheckWords = dictionary({
  es: {
    facts: {
      name: 'Nombre',
      birthdate: 'Fecha de nacimiento',
      sex: 'Sexo',
      birth_state: 'Estado de nacimiento',
      curp: 'CURP',
      rfc: 'RFC',
      postal_code: 'Código postal',
      bill_holder: 'Titular del recibo',
      bank: 'Banco',
      clabe: 'CLABE',
      statement_month: 'Mes del estado de cuenta',
      guarantor_name: 'Nombre del aval',
    },
    agreements: { agree: 'Coincide', differ: 'No coincide', alone: 'Un solo dato' },
  },
  en: {
    facts: {
      name: 'Name',
      birthdate: 'Date of birth',
      sex: 'Sex',
      birth_state: 'State of birth',
      curp: 'CURP',
      rfc: 'RFC',
      postal_code: 'Postal code',
      bill_holder: 'Holder of the bill',
      bank: 'Bank',
      clabe: 'CLABE',
      statement_month: 'Month of the statement',
      guarantor_name: 'Name of the guarantor',
    },
    agreements: { agree: 'Agrees', differ: 'Differs', alone: 'Only one source' },
  },
});

const texts = dictionary({
  es: {
    sources: { form: 'Formulario', form_curp: 'CURP del formulario', form_rfc: 'RFC del formulario' },
    sexes: { H: 'Hombre', M: 'Mujer', X: 'No binario' },
    abroad: 'Fuera de México',
  },
  en: {
    sources: { form: 'Form', form_curp: 'CURP in the form', form_rfc: 'RFC in the form' },
    sexes: { H: 'Man', M: 'Woman', X: 'Non-binary' },
    abroad: 'Outside Mexico',
  },
});
