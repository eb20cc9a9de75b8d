import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import type { CountryCode } from '@volante/contract/countries/country.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { DecisionNotice } from '@volante/contract/staff/case.ts';
import { decisionReasonWords, rejectionGroundText } from '@volante/contract/words/rejection-grounds.ts';
import { useId } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { settings } from '../../../lib/settings.ts';
import { useText } from '../../../lib/text.ts';
import { showDay } from '../../words/moments.ts';
import { workTexts } from './texts.ts';

interface DriverReadsProps {
  country: CountryCode;
  grounds: readonly RejectionGround[];
  notice: DecisionNotice;
}

/** The words the driver will read about a rejection; they follow the choices in the form. */
export function DriverReads({ country, grounds, notice: { reason, applyAgainOn } }: DriverReadsProps) {
  const t = useText(workTexts);
  const language = useLanguage();
  const id = useId();
  const { tellsReasons } = countries[country];
  const { supportPhone, supportWhatsApp, supportEmail } = settings.brand;
  const canAsk = Boolean(supportPhone || supportWhatsApp || supportEmail);
  const told = grounds.map((ground) => rejectionGroundText(ground, language, canAsk)).join(' ');
  const why = reason ? decisionReasonWords[language][reason] : tellsReasons ? told || t.reasonsToCheck : t.reasonUntold;
  return (
    <section
      aria-labelledby={id}
      aria-live="polite"
      // Leaves room for the form in a low window.
      className="mb-3 max-h-[30vh] overflow-y-auto rounded-input border border-line bg-ground px-3.5 py-2.5 text-small"
    >
      <h3 id={id} className="mb-0.5 font-bold">
        {t.driverWillRead}
      </h3>
      <p className={reason || told ? '' : 'text-ink-2'}>{why}</p>
      <p>{t.again(applyAgainOn ? showDay(applyAgainOn, language) : null)}</p>
    </section>
  );
}
