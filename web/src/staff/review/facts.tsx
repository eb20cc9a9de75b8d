import { addressLine } from '@volante/contract/countries/address-line.ts';
import { type DocumentType, documents, isStatement } from '@volante/contract/documents/rules.ts';
import type { ReviewerApplication } from '@volante/contract/staff/application.ts';
import type { Document } from '@volante/contract/staff/document.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { Tag } from '../../ui/tag.tsx';
import {
  crossCheckWords,
  type DocumentFact,
  factsOfDocument,
  factValue,
  sourceName,
  useCrossCheck,
} from '../application/cross-check/cross-check.ts';
import { documentName } from '../application/document-words.ts';
import { FailureNotice } from '../controls/failure-notice.tsx';
import { whyText } from '../words/why-words.ts';
import { reviewTexts } from './texts.ts';

/** The form's values that this document should show as well. */
export function FormFacts({ application, document }: { application: ReviewerApplication; document: Document }) {
  const t = useText(reviewTexts);
  const names = useText(texts);
  const language = useLanguage();
  const { personalData: data, obligor } = application;
  const isObligor = 'person' in documents[document.type];
  const values: Record<keyof typeof names, string> = {
    name: `${data.firstName} ${data.lastName}`.trim(),
    birthdate: data.birthdate && formatDate(data.birthdate, language),
    curp: data.nationalId,
    rfc: data.taxId,
    address: addressLine(data, application.country),
    guarantor: obligor.name ?? '',
  };
  const shown = isObligor ? (['guarantor'] as const) : factsOf(document.type);
  const given = shown.filter((fact) => values[fact] !== '');
  if (given.length === 0) return null;
  return (
    <section className="mt-4 border-t border-line pt-3">
      <h2 className="mb-2 text-small font-bold">{t.form}</h2>
      <dl className="grid gap-2 text-small">
        {given.map((fact) => (
          <div key={fact}>
            <dt className="text-ink-2">{names[fact]}</dt>
            <dd className="font-semibold wrap-anywhere">{values[fact]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Fact = 'name' | 'birthdate' | 'curp' | 'rfc' | 'address';

function factsOf(type: DocumentType): readonly Fact[] {
  if (type === 'proof_of_address' || type === 'proof_of_tax_situation') return ['name', 'address', 'rfc'];
  if (isStatement(type)) return ['name', 'rfc', 'address'];
  return ['name', 'birthdate', 'curp', 'address'];
}

const texts = dictionary({
  es: {
    name: 'Nombre',
    birthdate: 'Fecha de nacimiento',
    curp: 'CURP',
    rfc: 'RFC',
    address: 'Domicilio',
    guarantor: 'Nombre del aval',
  },
  en: {
    name: 'Name',
    birthdate: 'Date of birth',
    curp: 'CURP',
    rfc: 'RFC',
    address: 'Address',
    guarantor: 'Name of the guarantor',
  },
});

/** The values read from this document, differing ones first, or why there are none. */
export function ReadFacts({ application, document }: { application: ReviewerApplication; document: Document }) {
  const t = useText(reviewTexts);
  const language = useLanguage();
  const { data, error, refetch } = useCrossCheck(application);
  if (!data && !error) return null;
  if (!data)
    return (
      <section aria-label={t.read} className="mt-4 border-t border-line pt-3">
        <h2 className="mb-2 text-small font-bold">{t.read}</h2>
        <FailureNotice error={error} onAgain={refetch} />
      </section>
    );
  const facts = factsOfDocument(data, document.type);
  const because = data.notRead.find(({ type }) => type === document.type)?.because;
  if (facts.length === 0 && !because) return null;
  return (
    <section aria-label={t.read} className="mt-4 border-t border-line pt-3">
      <h2 className="mb-2 text-small font-bold">{t.read}</h2>
      {because && <p className="text-small text-ink-2">{whyText(because, language, null)}</p>}
      <dl className="grid gap-2 text-small">
        {facts.map((fact) => (
          <ReadFact key={fact.fact} of={fact} application={application} />
        ))}
      </dl>
    </section>
  );
}

interface ReadFactProps {
  application: ReviewerApplication;
  of: DocumentFact;
}

function ReadFact({ application, of: { fact, agreement, values, others } }: ReadFactProps) {
  const words = useText(crossCheckWords);
  const language = useLanguage();
  const nameOf = (source: string) => {
    // Statements are told apart by their months.
    const document = application.documents.find(({ type }) => type === source);
    return document ? documentName(document, language) : sourceName(source, language);
  };
  return (
    <div>
      <dt className="flex flex-wrap items-center gap-2 text-ink-2">
        <span>{words.facts[fact]}</span>
        {agreement === 'differ' && <Tag tone="bad">{words.agreements.differ}</Tag>}
      </dt>
      {values.map(({ value }) => (
        <dd key={value} className="font-semibold wrap-anywhere">
          {factValue(fact, value, language)}
        </dd>
      ))}
      {others.map(({ source, value }) => (
        <dd key={source} className="text-tag text-ink-2 wrap-anywhere">
          {nameOf(source)}: {factValue(fact, value, language)}
        </dd>
      ))}
    </div>
  );
}
