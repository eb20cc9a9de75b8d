interface LogoProps {
  /** The company's. */
  name: string;
  logoUrl: string | null;
  brief?: 'narrow' | 'phone' | false;
}

/** The company's logo, or the ring beside its name. `brief` leaves the name out: on the narrowest phones to the eye only, or on all. */
export function Logo({ name, logoUrl, brief }: LogoProps) {
  if (logoUrl) return <img src={logoUrl} alt={name} className="h-7 max-w-40 object-contain" />;
  return (
    <span className="flex items-center gap-2 font-extrabold tracking-tight text-brand">
      <svg width="22" height="22" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 4a12 12 0 1 0 12 12" fill="none" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
      </svg>
      <span className={brief ? names[brief] : undefined}>{name}</span>
    </span>
  );
}

const names = { narrow: 'max-[345px]:sr-only', phone: 'max-desk:hidden' };
