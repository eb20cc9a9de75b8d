import { groupPhone } from '@volante/contract/fields/phone.ts';
import type { Case } from '@volante/contract/staff/case.ts';
import { useText } from '../../lib/text.ts';
import { isReviewerCase } from '../application/application.ts';
import { PartCorrections } from './corrections/part-corrections.tsx';
import { Facts, Section } from './section.tsx';
import { caseTexts } from './texts.ts';

/** The driver's guarantor; advisors see only whether there is one. */
export function Guarantor({ one }: { one: Case }) {
  const t = useText(caseTexts);
  const names = t.guarantorFields;
  return (
    <Section id="guarantor" title={t.partNames.guarantor}>
      {!one.obligor.given && <p className="text-small text-ink-2">{t.noGuarantor}</p>}
      {one.obligor.given && !isReviewerCase(one) && <p className="text-small">{t.guarantorGiven}</p>}
      {one.obligor.given && isReviewerCase(one) && (
        <Facts
          none={t.notGiven}
          facts={[
            [names.name, one.obligor.name],
            [names.phone, groupPhone(one.obligor.phone ?? '')],
            [names.email, one.obligor.email],
            [names.location, one.obligor.location],
          ]}
        />
      )}
      {one.obligor.given && <PartCorrections one={one} part="obligor" fields={Object.entries(names)} />}
    </Section>
  );
}
