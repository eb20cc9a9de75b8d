import { CALL_MINUTES, type Plan } from '@volante/contract/admission/plan.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { namedItems, planTexts } from './plan-texts.ts';

/** What is asked today, what before the video call, and the call: minutes, and what to have at hand. */
export function PlanList({ plan: { today, beforeCall } }: { plan: Plan }) {
  const t = useText(planTexts);
  const language = useLanguage();
  const atHand = namedItems(today.items, t, language);
  const forCall = namedItems(beforeCall.items, t, language);
  return (
    <ol aria-label={t.label} className="mb-3 grid gap-3">
      {today.minutes > 0 && <Part icon="clock" title={t.today(today.minutes)} detail={atHand && t.atHand(atHand)} />}
      {beforeCall.minutes > 0 && (
        <Part icon="file" title={t.beforeCall(beforeCall.minutes)} detail={forCall && `${capital(forCall)}.`} />
      )}
      <Part icon="phone" title={t.call(CALL_MINUTES)} />
    </ol>
  );
}

function Part({ icon, title, detail }: { icon: IconName; title: string; detail?: string }) {
  return (
    <li className="flex gap-3">
      <span className="text-brand-ink">
        <Icon name={icon} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{title}</span>
        {detail && <span className="block text-small text-ink-2">{detail}</span>}
      </span>
    </li>
  );
}
