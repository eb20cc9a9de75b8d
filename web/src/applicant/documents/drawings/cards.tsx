import type { DocumentWords } from './words.ts';

/** Colors of a drawn paper: the same in the dark theme. */
const looks = {
  identity: { base: '#F6EFE6', band: '#B23A63', soft: '#E9D7C6' },
  license: { base: '#EAF3FB', band: '#1F6FB2', soft: '#C9DFF2' },
} as const;

type Look = keyof typeof looks;

/** The front of a card, with the portrait. All data on it is invented. */
export function CardFront({ look, words }: { look: Look; words: DocumentWords }) {
  const { base, band, soft } = looks[look];
  return (
    <svg viewBox="0 0 320 202" aria-hidden="true">
      <rect width="320" height="202" rx="14" fill={base} />
      <path d="M14 0h292a14 14 0 0 1 14 14v22H0V14A14 14 0 0 1 14 0z" fill={band} />
      <text x="18" y="24" fontSize="12.500" fontWeight="800" fill="#fff">
        {look === 'identity' ? 'INSTITUTO NACIONAL ELECTORAL' : words.license}
      </text>
      <rect x="18" y="52" width="84" height="104" rx="6" fill={soft} />
      <circle cx="60" cy="92" r="22" fill="#C99A7B" />
      <path d="M38 90c0-34 44-34 44 0 2-10-4-16-12-18-10 4-24 4-30 8-2 3-2 6-2 10z" fill="#3A2A22" />
      <path d="M24 156c2-26 18-34 36-34s34 8 36 34z" fill="#5C5570" />
      <g fill="#17112A">
        <text x="116" y="64" fontSize="9" opacity=".6">
          {words.name}
        </text>
        <text x="116" y="79" fontSize="13" fontWeight="700">
          {words.surnames}
        </text>
        <text x="116" y="94" fontSize="13" fontWeight="700">
          {words.givenNames}
        </text>
        <text x="116" y="113" fontSize="9" opacity=".6">
          {words.address}
        </text>
        <text x="116" y="126" fontSize="11">
          {words.street}
        </text>
        <text x="116" y="140" fontSize="11">
          {words.town}
        </text>
        <text x="116" y="160" fontSize="10" opacity=".75">
          {words.valid}
        </text>
      </g>
      <path
        d="M190 182c8-14 14 10 22-4s10 8 18-2 12 6 22-2"
        fill="none"
        stroke="#17112A"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <rect x="18" y="168" width="84" height="16" rx="4" fill={soft} />
    </svg>
  );
}

/** The back: bars, a fingerprint, machine-readable lines. */
export function CardBack({ look }: { look: Look }) {
  const { base, band, soft } = looks[look];
  return (
    <svg viewBox="0 0 320 202" aria-hidden="true">
      <rect width="320" height="202" rx="14" fill={base} />
      <rect y="16" width="320" height="26" fill={band} />
      <path
        d="M20 56v44M26 56v44M29 56v44M36 56v44M42 56v44M46 56v44M55 56v44M58 56v44M66 56v44M72 56v44M75 56v44M84 56v44M90 56v44M97 56v44M100 56v44M110 56v44"
        stroke="#17112A"
        strokeWidth="2"
      />
      <g fill="none" stroke={band} strokeWidth="2" opacity=".7">
        <path d="M246 108c-14-8-14-44 8-46s26 20 24 44M252 104c-8-8-8-32 4-33s14 18 12 34M258 108c-4-6-4-24 0-26s5 12 3 28" />
      </g>
      <path d="M128 58h84v7h-84zM128 73h64v7h-64zM128 88h74v7h-74z" fill={soft} />
      {look === 'identity' ? <MachineLines /> : <Barcode />}
    </svg>
  );
}

function MachineLines() {
  return (
    <g fontFamily="monospace" fontSize="14.500" fontWeight="700" fill="#17112A">
      <text x="18" y="142">
        {'IDMEX1234567890<<0123'}
      </text>
      <text x="18" y="162">
        {'9004121M3212315MEX<02'}
      </text>
      <text x="18" y="182">
        {'NUNEZ<AVILA<<MARIA<JO'}
      </text>
    </g>
  );
}

/** The wide barcode on the back of a license. */
function Barcode() {
  return (
    <g stroke="#17112A" fill="none">
      <path d="M20 124v60M28 124v60M292 124v60M300 124v60" strokeWidth="4" />
      <path d="M36 131h252M36 161h252" strokeWidth="14" strokeDasharray="3 2 6 3 2 4 8 2 4 5" />
      <path d="M36 146h252M36 176h252" strokeWidth="14" strokeDasharray="5 3 2 2 7 4 3 2 2 5" />
    </g>
  );
}
