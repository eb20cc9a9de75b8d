import { type HomeImages, homePhotoSteps } from '@volante/contract/home-visit/rules.ts';
import { useText } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { homeVisitTexts } from './texts.ts';

/** The three steps in a row, for wide screens; complete ones have a check mark. */
export function Stepper({ index, images }: { index: number; images: HomeImages }) {
  const t = useText(homeVisitTexts);
  return (
    <ol aria-label={t.stepper} className="mb-5 hidden grid-cols-3 desk:grid">
      {homePhotoSteps.map(({ key, count }, i) => {
        const done = images[key].length >= count;
        const state = i === index ? 'current' : done ? 'done' : 'open';
        return (
          <li key={key} aria-current={i === index ? 'step' : undefined} className="grid justify-items-center gap-1.5">
            <span className="flex w-full items-center">
              <Line shown={i > 0} />
              <span
                aria-hidden="true"
                className={`grid size-8 flex-none place-items-center rounded-full text-small font-extrabold ${looks[done ? 'done' : state]} ${i === index ? 'outline-2 outline-offset-2 outline-brand' : ''}`}
              >
                {done ? <Icon name="check" size={18} /> : i + 1}
              </span>
              <Line shown={i < homePhotoSteps.length - 1} />
            </span>
            <span className={`text-small ${i === index ? 'font-bold' : 'font-semibold text-ink-2'}`}>
              {t.steps[key].name} <span className="sr-only">({t.states[state]})</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Line({ shown }: { shown: boolean }) {
  return <span className={`h-0.5 flex-1 ${shown ? 'bg-track' : ''}`} />;
}

const looks = { done: 'bg-ok text-on-ok', current: 'bg-brand-fill text-on-brand', open: 'bg-track text-ink-2' };
