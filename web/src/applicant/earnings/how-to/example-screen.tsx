import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { UploadType } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { dateIn, wantedWeeks } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { ReactNode } from 'react';
import { now } from '../../../lib/clock.ts';
import { formatDateRange, formatMoney } from '../../../lib/format.ts';
import type { Language } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { howToTexts } from './how-to-texts.ts';

interface ExampleProps {
  platform: Platform;
  country: CountryCode;
  kind: UploadType;
}

/** A drawn phone with the screen to capture and the required parts framed, in the words of the country's app. */
export function ExampleScreen({ platform, country, kind }: ExampleProps) {
  const t = useText(howToTexts);
  const language: Language = countries[country].language === 'en' ? 'en' : 'es';
  const week = exampleWeek(country, language);
  const words = howToTexts[language].screen;
  const head = heads[platform];
  return (
    <svg
      viewBox="0 0 200 318"
      role="img"
      aria-label={kind === 'profile' ? t.profileAlt : t.earningsAlt(week)}
      className="mx-auto block w-full max-w-[220px]"
    >
      <rect x="1.5" y="1.5" width="197" height="340" rx="24" fill="#fff" stroke="#17112A" strokeWidth="3" />
      <path d="M1.5 56V25.5a24 24 0 0 1 24-24h149a24 24 0 0 1 24 24V56z" fill={head.fill} />
      <rect x="76" y="9" width="48" height="6" rx="3" fill={head.ink} opacity=".35" />
      <Line x={100} y={42} size={15} weight={800} fill={head.ink}>
        {kind === 'profile' ? words.profile : words.earnings}
      </Line>
      {kind === 'profile' ? (
        <ProfileBody words={words} accent={head.accent} />
      ) : (
        <EarningsBody words={words} week={week} country={country} language={language} accent={head.accent} />
      )}
    </svg>
  );
}

/** The newest requested week, in the app's format. */
export function exampleWeek(country: CountryCode, language: Language): string {
  const [newest = ''] = wantedWeeks(dateIn(countries[country].zone, now()));
  return formatDateRange(newest, addDays(newest, 6), language);
}

type Words = typeof howToTexts.es.screen;

function ProfileBody({ words, accent }: { words: Words; accent: string }) {
  return (
    <>
      <circle cx="100" cy="98" r="28" fill="#E9E4F5" />
      <circle cx="100" cy="90" r="10" fill="#8E86A3" />
      <path d="M82 118c2-11 10-16 18-16s16 5 18 16z" fill="#8E86A3" />
      <Mark y={134} height={62} />
      <Line x={100} y={156} size={14} weight={800}>
        {words.name}
      </Line>
      <Line x={90} y={182} size={17} weight={800}>
        4.93
      </Line>
      <path d="M120 168l2.3 5 5.4.7-4 3.8 1 5.4-4.7-2.6-4.7 2.6 1-5.4-4-3.8 5.4-.7z" fill={accent} />
      <Fact x={58} value="3,218" name={words.trips} />
      <Fact x={142} value={words.since} name={words.sinceOf} />
      <Bars from={268} />
    </>
  );
}

interface EarningsBodyProps {
  words: Words;
  week: string;
  country: CountryCode;
  language: Language;
  accent: string;
}

/** A typical week's amounts per country. */
const amounts: Record<CountryCode, { total: number; parts: readonly [number, number, number] }> = {
  mx: { total: 4512.3, parts: [3890.3, 412, 210] },
  us: { total: 1128.4, parts: [930.4, 128, 70] },
};

function EarningsBody({ words, week, country, language, accent }: EarningsBodyProps) {
  const { currency } = countries[country];
  const money = (amount: number) => formatMoney(amount, currency, language);
  const { total, parts } = amounts[country];
  const heights = [34, 22, 40, 46, 52, 58, 18];
  return (
    <>
      <Mark y={68} height={72} />
      <Line x={100} y={91} size={13} weight={700} fill="#5C5570">
        ‹ {week} ›
      </Line>
      <Line x={100} y={126} size={27} weight={800}>
        {money(total)}
      </Line>
      {heights.map((height, i) => (
        <g key={words.days.split('|').slice(0, i).join('')}>
          <rect x={24 + i * 23} y={212 - height} width="13" height={height} rx="4" fill={accent} opacity=".85" />
          <Line x={30.5 + i * 23} y={226} size={9} fill="#5C5570">
            {words.days.split('|')[i]}
          </Line>
        </g>
      ))}
      {[words.trip, words.tips, words.promo].map((name, i) => (
        <g key={name} fontSize="11" fill="#17112A">
          <path d={`M20 ${240 + i * 26}h160`} stroke="#E4E0EE" />
          <text x="20" y={257 + i * 26}>
            {name}
          </text>
          <text x="180" y={257 + i * 26} textAnchor="end" fontWeight="700">
            {money(parts[i] ?? 0)}
          </text>
        </g>
      ))}
    </>
  );
}

/** The frame around a required part. */
function Mark({ y, height }: { y: number; height: number }) {
  return (
    <>
      <rect x="14" y={y} width="172" height={height} rx="12" fill="#F1EBFF" stroke="#5800F7" strokeWidth="2.5" />
      <circle cx="184" cy={y + 2} r="10" fill="#29CC97" />
      <path
        d={`M179 ${y + 2.5}l3.5 3.5 6.5-7`}
        fill="none"
        stroke="#05432E"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

function Fact({ x, value, name }: { x: number; value: string; name: string }) {
  return (
    <>
      <Line x={x} y={226} size={14} weight={800}>
        {value}
      </Line>
      <Line x={x} y={243} size={10} fill="#5C5570">
        {name}
      </Line>
    </>
  );
}

function Bars({ from }: { from: number }) {
  return (
    <path
      d={`M24 ${from}h152M24 ${from + 20}h110M24 ${from + 40}h132`}
      stroke="#E9E4F5"
      strokeWidth="8"
      strokeLinecap="round"
    />
  );
}

interface LineProps {
  x: number;
  y: number;
  size: number;
  weight?: number;
  fill?: string;
  children: ReactNode;
}

function Line({ x, y, size, weight = 500, fill = '#17112A', children }: LineProps) {
  return (
    <text x={x} y={y} textAnchor="middle" fontSize={size} fontWeight={weight} fill={fill}>
      {children}
    </text>
  );
}

const heads: Record<Platform, { fill: string; ink: string; accent: string }> = {
  uber: { fill: '#000', ink: '#fff', accent: '#276EF1' },
  didi: { fill: '#FC7A1E', ink: '#17112A', accent: '#FC7A1E' },
  lyft: { fill: '#D6007F', ink: '#fff', accent: '#D6007F' },
  other: { fill: '#E9E4F5', ink: '#17112A', accent: '#5800F7' },
};
