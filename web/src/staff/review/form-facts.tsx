import { addressLine } from '@volante/contract/countries/address-line.ts';
import { type DocumentType, documents, isStatement } from '@volante/contract/documents/rules.ts';
import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import type { Paper } from '@volante/contract/staff/paper.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { reviewTexts } from './texts.ts';

/** The form's values that this paper should show as well. */
export function FormFacts({ one, paper }: { one: ReviewerCase; paper: Paper }) {
  const t = useText(reviewTexts);
  const names = useText(texts);
  const language = useLanguage();
  const { personalData: data, obligor } = one;
  const isObligor = 'person' in documents[paper.type];
  const values: Record<keyof typeof names, string> = {
    name: `${data.firstName} ${data.lastName}`.trim(),
    birthdate: data.birthdate && formatDate(data.birthdate, language),
    curp: data.nationalId,
    rfc: data.taxId,
    address: addressLine(data, one.country),
    guarantor: obligor.name ?? '',
  };
  const shown = isObligor ? (['guarantor'] as const) : factsOf(paper.type);
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
