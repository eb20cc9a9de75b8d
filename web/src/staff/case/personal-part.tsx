import { isClosed } from '@volante/contract/admission/stages.ts';
import { addressLine } from '@volante/contract/countries/address-line.ts';
import { formFields } from '@volante/contract/countries/form-fields.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { groupPhone } from '@volante/contract/fields/phone.ts';
import type { Case } from '@volante/contract/staff/case.ts';
import { useState } from 'react';
import { formatDate, formatMoney, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { isReviewerCase } from '../application/application.ts';
import { ContactDialog, contactTexts } from '../application/contact/contact-dialog.tsx';
import { ApproveData } from './approve-data.tsx';
import { correctionTexts } from './corrections/correction-texts.ts';
import { PartCorrections } from './corrections/part-corrections.tsx';
import { type Fact, Facts, Section } from './section.tsx';
import { Ssn } from './ssn.tsx';
import { caseTexts } from './texts.ts';

/** Contact and address for all roles, identifiers for reviewers; doubts are shown beside the values. */
export function PersonalPart({ one }: { one: Case }) {
  const t = useText(caseTexts);
  const language = useLanguage();
  const texts = useText(contactTexts);
  const words = useText(correctionTexts);
  const [corrects, setCorrects] = useState(false);
  const { contact } = one;
  const names: Record<string, string> = { ...t.fields, state: words.state, ...words.address };
  const fields = formFields[one.country].flatMap((path) => (names[path] ? [[path, names[path]] as const] : []));
  const isApproved = isReviewerCase(one) && one.personalData.status === 'approved';
  const mayCorrect = !isClosed(one.stage) && !isApproved;
  const doubtOf = (field: string) =>
    isReviewerCase(one) && one.personalData.doubts[field] !== undefined ? t.checkIt : undefined;
  const fact = (field: keyof typeof t.fields, value: Fact[1]): Fact => {
    const doubt = doubtOf(field);
    return doubt ? [t.fields[field], value, doubt] : [t.fields[field], value];
  };
  const facts: Fact[] = [
    fact('firstName', contact.firstName),
    fact('lastName', contact.lastName),
    fact('phone', groupPhone(contact.phone)),
    fact('email', contact.email && <Email address={contact.email} />),
    fact('address', addressLine(one.address, one.country)),
    fact('language', contact.language === 'en' ? 'English' : 'Español'),
  ];
  if (isReviewerCase(one)) {
    const { personalData: data } = one;
    const country = countries[one.country];
    facts.push(fact('birthdate', data.birthdate && formatDate(data.birthdate, language)));
    for (const field of country.identifiers) {
      facts.push(
        fact(
          field,
          field === 'ssn' && data.ssn ? (
            <Ssn applicationId={one.applicationId} masked={data.ssn} />
          ) : (
            data[field] && (
              <span translate="no" className="font-mono">
                {data[field]}
              </span>
            )
          ),
        ),
      );
    }
    if (country.asksForWork) {
      const { rideShareTotalRides: rides, avgEarningPerWeek: earning } = data;
      facts.push(fact('rideShareTotalRides', rides === null ? null : formatNumber(rides, language)));
      facts.push(fact('avgEarningPerWeek', earning === null ? null : formatMoney(earning, country.currency, language)));
    }
  }
  return (
    <Section
      id="personal"
      title={t.partNames.personal}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          {mayCorrect && (
            <Button kind="outline" onClick={() => setCorrects(true)}>
              {texts.edit}
            </Button>
          )}
          {isReviewerCase(one) && <ApproveData one={one} />}
        </span>
      }
    >
      <Facts facts={facts} none={t.notGiven} />
      <PartCorrections one={one} part="personal_data" fields={fields} />
      {corrects && <ContactDialog one={one} onClose={() => setCorrects(false)} />}
    </Section>
  );
}

/** Breaks before the `@` where it has no room. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
