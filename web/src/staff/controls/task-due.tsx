import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { now, ownZone } from '../../lib/clock.ts';
import { useLanguage } from '../../lib/language.ts';
import { dictionary, useText } from '../../lib/text.ts';
import { Tag } from '../../ui/tag.tsx';
import { showDay } from '../words/moments.ts';

/** The day by which a task is done, on this computer's calendar. */
export function TaskDue({ due }: { due: string }) {
  const t = useText(texts);
  const language = useLanguage();
  const today = dateIn(ownZone(), now());
  if (due < today) return <Tag tone="bad">{t.late(showDay(due, language))}</Tag>;
  if (due === today) return <Tag tone="need">{t.today}</Tag>;
  return <Tag tone="neutral">{t.by(showDay(due, language))}</Tag>;
}

const texts = dictionary({
  es: {
    late: (day: string) => `Atrasada: era para el ${day}`,
    today: 'Para hoy',
    by: (day: string) => `Para el ${day}`,
  },
  en: { late: (day: string) => `Late: it was due ${day}`, today: 'Due today', by: (day: string) => `By ${day}` },
});
