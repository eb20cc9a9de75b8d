import type { ReactNode } from 'react';
import type { DocumentWords } from './words.ts';

/** A drawn sheet, white in the dark theme too, like paper. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 210 272" aria-hidden="true">
      <rect width="210" height="272" rx="6" fill="#fff" />
      {children}
    </svg>
  );
}

const Lines = ({ x = 18, y, widths }: { x?: number; y: number; widths: readonly number[] }) => (
  <path d={widths.map((width, i) => `M${x} ${y + i * 13}h${width}v6h-${width}z`).join('')} fill="#D9D4E4" />
);

function Words({
  x,
  y,
  size = 9,
  bold,
  children,
}: {
  x: number;
  y: number;
  size?: number;
  bold?: true;
  children: string;
}) {
  return (
    <text x={x} y={y} fontSize={size} fontWeight={bold ? 800 : 500} fill="#17112A">
      {children}
    </text>
  );
}

/** A utility bill: name, address, date. */
export function Bill({ words }: { words: DocumentWords }) {
  return (
    <Sheet>
      <path d="M6 0h198a6 6 0 0 1 6 6v34H0V6a6 6 0 0 1 6-6z" fill="#08734F" />
      <path d="M28 10l-9 13h7l-4 10 11-14h-7l4-9z" fill="#FFD166" />
      <text x="44" y="25" fontSize="11" fontWeight="800" fill="#fff">
        {words.bill}
      </text>
      <rect x="12" y="52" width="120" height="58" rx="6" fill="#E3F9F0" stroke="#29CC97" />
      <Words x={20} y={67} bold>
        {`${words.givenNames} ${words.surnames}`}
      </Words>
      <Words x={20} y={81}>
        {words.street}
      </Words>
      <Words x={20} y={94}>
        {words.town}
      </Words>
      <Words x={146} y={67} size={8}>
        {words.total}
      </Words>
      <Words x={146} y={82} size={14} bold>
        $487
      </Words>
      <Words x={146} y={98} size={8}>
        {words.billed}
      </Words>
      <path
        d="M24 190v-22h14v22zM48 190v-36h14v36zM72 190v-28h14v28zM96 190v-44h14v44zM120 190v-30h14v30z"
        fill="#BDEBD9"
      />
      <Lines y={126} widths={[174]} />
      <Lines y={206} widths={[174, 150, 164, 120]} />
    </Sheet>
  );
}

/** A month of a bank account: holder, month, movements. */
export function Statement({ words }: { words: DocumentWords }) {
  return (
    <Sheet>
      <circle cx="28" cy="26" r="11" fill="#5800F7" />
      <Words x={46} y={24} size={11} bold>
        {words.statement}
      </Words>
      <Words x={46} y={36} size={8}>
        {words.period}
      </Words>
      <rect x="12" y="50" width="186" height="40" rx="6" fill="#F1EBFF" />
      <Words x={20} y={67} bold>
        {`${words.givenNames} ${words.surnames}`}
      </Words>
      <Words x={20} y={81} size={8}>
        {words.account}
      </Words>
      <Words x={136} y={67} size={8}>
        {words.balance}
      </Words>
      <Words x={136} y={82} size={12} bold>
        $18,240
      </Words>
      {[108, 128, 148, 168, 188, 208, 228].map((y, i) => (
        <g key={y}>
          <path d={`M18 ${y}h26v6h-26zM54 ${y}h${70 - (i % 3) * 14}v6H54z`} fill="#D9D4E4" />
          <path d={`M160 ${y}h32v6h-32z`} fill={i % 2 ? '#BDEBD9' : '#C9B8F5'} />
          <path d={`M18 ${y + 12}h174`} stroke="#EDE9F5" />
        </g>
      ))}
      <Lines y={250} widths={[120]} />
    </Sheet>
  );
}

const certificates = {
  curp: () => ({ title: 'CURP', colour: '#0F6B4F', line: 'NUAM900412MDFXVR08' }),
  proof_of_tax_situation: () => ({ title: 'SITUACIÓN FISCAL', colour: '#7A1F3D', line: 'RFC NUAM900412AB1' }),
  proof_of_completion_of_safety_courses: (words: DocumentWords) => ({
    title: words.safetyCourse,
    colour: '#1F6FB2',
    line: words.completed,
  }),
  ride_share_ride_history: (words: DocumentWords) => ({
    title: words.rideHistory,
    colour: '#17112A',
    line: words.rides,
  }),
  driving_record: (words: DocumentWords) => ({ title: words.drivingRecord, colour: '#1F6FB2', line: words.clear }),
};

/** A certificate from an authority: its title, a code, a name. */
export function Certificate({ look, words }: { look: keyof typeof certificates; words: DocumentWords }) {
  const { title, colour, line } = certificates[look](words);
  return (
    <Sheet>
      <path d="M6 0h198a6 6 0 0 1 6 6v30H0V6a6 6 0 0 1 6-6z" fill={colour} />
      <text x="18" y="24" fontSize="12" fontWeight="800" fill="#fff">
        {title}
      </text>
      <rect x="18" y="52" width="52" height="52" rx="4" fill="#EDE9F5" />
      <path
        d="M24 58h12v12H24zM52 58h12v12H52zM24 86h12v12H24zM42 60h5v5h-5zM42 72h5v5h-5zM52 78h5v5h-5zM60 88h5v5h-5zM46 88h5v8h-5z"
        fill="#17112A"
      />
      <Words x={82} y={66} size={8}>
        {words.name}
      </Words>
      <Words x={82} y={79} bold>
        {`${words.givenNames} ${words.surnames.split(' ')[0]}`}
      </Words>
      <Words x={82} y={98} bold>
        {line}
      </Words>
      <Lines y={124} widths={[174, 160, 170, 110]} />
      <Lines y={188} widths={[174, 150, 164]} />
      <circle cx="162" cy="240" r="16" fill="none" stroke={colour} strokeWidth="3" opacity=".6" />
    </Sheet>
  );
}
