import type { VehiclePlan } from '@volante/contract/staff/administration/plans.ts';
import { amountOf } from '@volante/contract/terms/terms.ts';
import { formatMoney } from '@volante/contract/words/amounts.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { planTexts } from './texts.ts';

/** A plan's figures in one line. */
export function PlanFigures({ plan }: { plan: VehiclePlan }) {
  const t = useText(planTexts);
  const language = useLanguage();
  const { currency, weeklyPaymentMinor, termWeeks, depositMinor, insurance, country } = plan;
  const money = (minor: number) => formatMoney(minor / 100, currency, language);
  const facts = [
    t.countryNames[country],
    t.weekly(money(weeklyPaymentMinor), termWeeks),
    t.total(money(amountOf({ plan }) ?? 0)),
    depositMinor > 0 ? t.withDeposit(money(depositMinor)) : t.noDeposit,
    t.insurances[insurance],
  ];
  return <span className="text-ink-2">{facts.join(' · ')}</span>;
}
