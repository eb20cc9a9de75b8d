/** A car on the road, for the welcome screen. */
export function CarDrawing() {
  return (
    <svg viewBox="0 0 320 230" aria-hidden="true" className="w-full">
      <rect width="320" height="230" rx="24" className="fill-brand-soft" />
      <circle cx="252" cy="58" r="26" fill="#FFD166" />
      <path d="M0 176h320v30a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" className="fill-brand-fill" />
      <path d="M0 176h320v30a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" fill="#17112A" fillOpacity=".4" />
      <path
        d="M24 200.5h44M104 200.5h44M184 200.5h44M264 200.5h32"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M58 172c-8 0-14-6-14-14v-14c0-10 8-18 18-20l28-4 30-30c6-6 14-9 22-9h52c9 0 17 4 23 11l24 29 26 6c10 2 17 11 17 21v10c0 8-6 14-14 14z"
        className="fill-brand-fill"
      />
      <path d="M112 118l24-23c4-4 8-5 13-5h16v28zM178 90h22c5 0 10 2 14 6l18 22h-54z" fill="#fff" fillOpacity=".7" />
      <path d="M47 142h10" stroke="#FF8A8A" strokeWidth="6" strokeLinecap="round" />
      <path d="M268 142h14" stroke="#FFD166" strokeWidth="6" strokeLinecap="round" />
      <g fill="#17112A">
        <circle cx="98" cy="172" r="25" />
        <circle cx="232" cy="172" r="25" />
      </g>
      <g fill="#fff">
        <circle cx="98" cy="172" r="11" />
        <circle cx="232" cy="172" r="11" />
      </g>
    </svg>
  );
}
