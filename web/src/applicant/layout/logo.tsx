import { settings } from '../../lib/settings.ts';

/** The company's logo, or the ring beside its name; `brief` leaves the name to screen readers on very narrow phones. */
export function Logo({ brief = false }: { brief?: boolean }) {
  const { name, logoUrl } = settings.brand;
  if (logoUrl) return <img src={logoUrl} alt={name} className="h-7 max-w-40 object-contain" />;
  return (
    <span className="flex items-center gap-2 font-extrabold tracking-tight text-brand">
      <svg width="22" height="22" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 4a12 12 0 1 0 12 12" fill="none" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
      </svg>
      <span className={brief ? 'max-[345px]:sr-only' : undefined}>{name}</span>
    </span>
  );
}
