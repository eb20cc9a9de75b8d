import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import { Sign } from '../../ui/icon.tsx';
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

/** A drawn photo, with the same colors in the dark theme. */
function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true" className="block w-full">
      <rect width="320" height="220" fill="#DCEBF7" />
      <circle cx="276" cy="40" r="18" fill="#FFD166" />
      {children}
    </svg>
  );
}

const Pavement = () => (
  <>
    <path d="M0 184h320v36H0z" fill="#B9B1CD" />
    <path d="M0 184h320v8H0z" fill="#CFC6E2" />
  </>
);

const Window = ({ x, y }: { x: number; y: number }) => (
  <g>
    <rect x={x} y={y} width="38" height="34" rx="3" fill="#7FA8C9" />
    <path d={`M${x + 19} ${y}v34M${x} ${y + 17}h38`} stroke="#fff" strokeWidth="3" />
  </g>
);

/** The whole front: roof, door, windows, sidewalk. */
function Front() {
  return (
    <Scene>
      <path d="M56 78h208v108H56z" fill="#F3C9A5" />
      <path d="M44 80h232l-12-22H56z" fill="#B3563B" />
      <Window x={78} y={102} />
      <Window x={204} y={102} />
      <rect x="138" y="112" width="44" height="74" rx="4" fill="#5B3A29" />
      <circle cx="173" cy="150" r="3" fill="#FFD166" />
      <rect x="146" y="92" width="28" height="14" rx="3" fill="#fff" />
      <text x="160" y="103" fontSize="11" fontWeight="800" textAnchor="middle" fill="#17112A">
        120
      </text>
      <Pavement />
      <circle cx="34" cy="160" r="20" fill="#3FA873" />
      <path d="M34 166v22" stroke="#5B3A29" strokeWidth="6" />
    </Scene>
  );
}

/** The door, close enough to read its number. */
function Door() {
  return (
    <Scene>
      <rect width="320" height="220" fill="#F3C9A5" />
      <path d="M0 40h320M0 90h320M0 140h320M0 190h320" stroke="#E5B48B" strokeWidth="3" />
      <rect x="104" y="30" width="112" height="190" rx="8" fill="#5B3A29" />
      <path d="M120 48h80v62h-80zM120 126h80v78h-80z" fill="#6E4936" />
      <circle cx="198" cy="132" r="6" fill="#FFD166" />
      <rect x="232" y="56" width="66" height="38" rx="6" fill="#fff" stroke="#17112A" strokeWidth="3" />
      <text x="265" y="84" fontSize="24" fontWeight="800" textAnchor="middle" fill="#17112A">
        120
      </text>
    </Scene>
  );
}

/** A parking space in full view. */
function Garage() {
  return (
    <Scene>
      <path d="M30 74h260v112H30z" fill="#F3C9A5" />
      <path d="M20 76h280l-12-20H32z" fill="#B3563B" />
      <rect x="62" y="92" width="196" height="94" fill="#4A4258" />
      <path d="M62 92h196v12H62z" fill="#CFC6E2" />
      <path d="M98 170v-16l14-6 16-20h64l18 20 22 6v16z" fill="#5800F7" />
      <path d="M128 146l10-14h20v14zM166 146v-14h20l12 14z" fill="#CDB8FF" />
      <Pavement />
      <circle cx="126" cy="174" r="13" fill="#17112A" />
      <circle cx="206" cy="174" r="13" fill="#17112A" />
      <circle cx="126" cy="174" r="5" fill="#B9B1CD" />
      <circle cx="206" cy="174" r="5" fill="#B9B1CD" />
    </Scene>
  );
}

// A street to the horizon, with houses on the near side.
function Street({ children }: { children: ReactNode }) {
  return (
    <Scene>
      <path d="M0 122h320v98H0z" fill="#9BC4A6" />
      <path d="M150 122h20l120 98H30z" fill="#6A6379" />
      <path d="M160 128v12M160 150v16M160 178v26" stroke="#fff" strokeWidth="4" />
      {children}
    </Scene>
  );
}

/** The street to one side. */
function StreetLeft() {
  return (
    <Street>
      <path d="M0 60l70 18v82L0 186z" fill="#F3C9A5" />
      <path d="M70 84l48 14v38l-48 18z" fill="#B9D7EA" />
      <path d="M14 96l24 6v28l-24 6z" fill="#7FA8C9" />
      <path d="M250 150v-38" stroke="#5B3A29" strokeWidth="6" />
      <circle cx="250" cy="98" r="24" fill="#3FA873" />
      <path d="M206 138v-22" stroke="#5B3A29" strokeWidth="4" />
      <circle cx="206" cy="110" r="13" fill="#3FA873" />
    </Street>
  );
}

/** The street to the other side. */
function StreetRight() {
  return (
    <Street>
      <path d="M320 60l-70 18v82l70 26z" fill="#D9C2EE" />
      <path d="M250 84l-48 14v38l48 18z" fill="#F3C9A5" />
      <path d="M306 96l-24 6v28l24 6z" fill="#7FA8C9" />
      <path d="M60 172V76h36" fill="none" stroke="#4A4258" strokeWidth="5" />
      <circle cx="98" cy="80" r="7" fill="#FFD166" />
      <path d="M112 134v-24" stroke="#5B3A29" strokeWidth="4" />
      <circle cx="112" cy="102" r="14" fill="#3FA873" />
    </Street>
  );
}
