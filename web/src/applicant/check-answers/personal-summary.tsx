import type { Application } from '@volante/contract/application.ts';
import { addressLine } from '@volante/contract/countries/address-line.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { groupPhone } from '@volante/contract/countries/phone.ts';
import type { Currency } from '@volante/contract/country.ts';
import { maskIdentifier } from '@volante/contract/own-file/rules.ts';
import { formatDate, formatMoney, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { useQuery } from '../../lib/queries.ts';
import { useText } from '../../lib/text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { needsMail } from '../application/contact/needs-mail.ts';
import { earningsSumsQuery, weeklyAverage } from '../application/earnings-sums.ts';
import { Identifier } from '../application/identifier.tsx';
import { Row, Summary } from './summary.tsx';
import { checkAnswersTexts } from './texts.ts';

/** Where the driver's own file has them. */
const identifierColumns = { nationalId: 'national_id', taxId: 'tax_id', ssn: 'ssn_encrypted' } as const;

/** The applicant's personal data, as sent; identifiers show their end until they are tapped. */
export function PersonalSummary({ application, fixed }: { application: Application; fixed: boolean }) {
  const t = useText(checkAnswersTexts);
  const language = useLanguage();
  const { country, personalData: d } = application;
  const to = fixed || d.status === 'approved' ? undefined : '/personal-data';
  const linkOf = (given: string) => ({ to, action: given ? t.change : t.add });
  const address = addressLine(d, country);
  const { currency, identifiers, asksForWork } = countries[country];
  return (
    <Summary title={t.data}>
      <Row label={t.name} {...linkOf(d.firstName)}>
        <span translate="no">{d.firstName}</span> <span translate="no">{d.lastName}</span>
      </Row>
      <Row label={t.phone} {...linkOf(d.phone)}>
        {d.phone ? <span translate="no">{groupPhone(d.phone)}</span> : t.missing}
      </Row>
      <Row label={t.email} {...linkOf(d.email)}>
        {d.email ? <Email address={d.email} /> : needsMail(country) ? t.missing : t.unknown}
      </Row>
      <Row label={t.birthdate} {...linkOf(d.birthdate)}>
        {d.birthdate ? <span translate="no">{formatDate(d.birthdate, language)}</span> : t.missing}
      </Row>
      {identifiers.map((field) => (
        <Row key={field} label={t[field]} {...linkOf(d[field])}>
          {d[field] ? (
            <Identifier
              label={t[field]}
              masked={field === 'ssn' ? d.ssn : maskIdentifier(d[field])}
              at={{ part: 'personal_data', row: 0, name: identifierColumns[field] }}
            />
          ) : (
            t.missing
          )}
        </Row>
      ))}
      <Row label={t.address} {...linkOf(address)}>
        {address ? <span translate="no">{address}</span> : t.missing}
      </Row>
      {asksForWork && (
        <>
          <Row label={t.rides} to={to} action={t.change}>
            {d.rideShareTotalRides === null ? (
              t.unknown
            ) : (
              <span translate="no">{formatNumber(d.rideShareTotalRides, language)}</span>
            )}
          </Row>
          <Row label={t.weeklyEarning} to={to} action={t.change}>
            {d.avgEarningPerWeek === null ? (
              <ReadAverage id={application.id} currency={currency} />
            ) : (
              <span translate="no">{formatMoney(d.avgEarningPerWeek, currency, language)}</span>
            )}
          </Row>
        </>
      )}
    </Summary>
  );
}

/** The applicant gave no figure, so the average of the earnings is shown instead. */
function ReadAverage({ id, currency }: { id: string; currency: Currency }) {
  const t = useText(checkAnswersTexts);
  const language = useLanguage();
  const { data, isPending } = useQuery(earningsSumsQuery(id));
  if (isPending) return <Skeleton className="h-5 w-24" />;
  const read = data ? weeklyAverage(data.platforms) : null;
  return read === null ? t.unknown : t.fromEarnings(formatMoney(read, currency, language));
}

/** Breaks at the @ if too long for its line. */
function Email({ address }: { address: string }) {
  const [name, ...rest] = address.split('@');
  return (
    <span translate="no">
      <span>{`${name}@`}</span>
      <wbr />
      <span>{rest.join('@')}</span>
    </span>
  );
}
