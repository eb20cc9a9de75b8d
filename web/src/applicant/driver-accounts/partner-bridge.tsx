import { settings } from '../../lib/settings.ts';

/** Us and the partner, with a line between: at rest before leaving, moving while the account is read. */
export function PartnerBridge({ partner, moving = false }: { partner: string; moving?: boolean }) {
  return (
    <div aria-hidden="true" className="flex items-center justify-center rounded-capture bg-brand-soft px-4 py-3.5">
      <Name>{settings.brand.name}</Name>
      <span className="mx-3 flex gap-1.5">
        {[0, 1, 2].map((i) => (
          <span
            key={i}
            className={`size-2 rounded-full bg-brand ${moving ? 'motion-safe:animate-pulse' : 'opacity-50'}`}
            style={moving ? { animationDelay: `${i * 250}ms` } : undefined}
          />
        ))}
      </span>
      <Name>{partner}</Name>
    </div>
  );
}

function Name({ children }: { children: string }) {
  return (
    <span className="min-w-0 max-w-[42%] truncate rounded-card border border-brand-line bg-card px-3.5 py-2.5 font-extrabold">
      {children}
    </span>
  );
}
