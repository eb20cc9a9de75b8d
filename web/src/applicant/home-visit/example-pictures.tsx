import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import { Sign } from '../../ui/icon.tsx';
import { Door, Front, Garage, StreetLeft, StreetRight } from './place-drawings.tsx';
import { homeVisitTexts } from './texts.ts';

const drawings: Record<HomePhotoStep, ReactNode[]> = {
  homeImagesFront: [<Front key="front" />, <Door key="door" />],
  homeImagesGarage: [<Garage key="garage" />],
  homeImagesSurroundings: [<StreetLeft key="left" />, <StreetRight key="right" />],
};

/** Good photos of the step, and bad ones. */
export default function Examples({ step }: { step: HomePhotoStep }) {
  const t = useText(homeVisitTexts);
  const good = drawings[step];
  return (
    <div className="grid gap-4">
      <figure>
        <div className={`grid gap-2 ${good.length > 1 ? 'grid-cols-2' : ''}`}>
          {good.map((drawing, i) => (
            <Frame key={String(i)} look="border-ok">
              {drawing}
            </Frame>
          ))}
        </div>
        <figcaption className="mt-1.5 text-small font-semibold text-ok-ink">
          <Sign name="check" />
          {t.exampleGood}
        </figcaption>
      </figure>
      <div className="grid grid-cols-2 gap-3">
        <Bad text={t.exampleCut}>
          <div className="translate-x-1/3 -translate-y-1/5 scale-150 rotate-6">{good[0]}</div>
        </Bad>
        <Bad text={t.exampleDark}>
          <div className="blur-[2px] brightness-40">{good[0]}</div>
        </Bad>
      </div>
    </div>
  );
}

function Bad({ text, children }: { text: string; children: ReactNode }) {
  return (
    <figure>
      <Frame look="border-bad-line">{children}</Frame>
      <figcaption className="mt-1.5 text-small font-semibold text-bad-ink">
        <Sign name="close" />
        {text}
      </figcaption>
    </figure>
  );
}

function Frame({ look, children }: { look: string; children: ReactNode }) {
  return <div className={`overflow-hidden rounded-card border-2 bg-track ${look}`}>{children}</div>;
}
