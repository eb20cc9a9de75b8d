import { settings } from '../../lib/settings.ts';
import { classes } from '../../ui/classes.ts';

/** Us and the partner, with a line between: at rest before leaving, moving while the account is read. */
export function PartnerBridge({ partner, moving = false }: { partner: string; moving?: boolean }) {
  return (
    <div aria-hidden="true" className="flex items-center justify-center rounded-capture bg-brand-soft px-4 py-3.5">
      <Name>{settings.brand.name}</Name>
      <span className="mx-3 flex gap-1.5">
        {delays.map((delay) => (
          <span
            key={delay}
            className={classes(
              'size-2 rounded-full bg-brand',
              moving ? `motion-safe:animate-pulse ${delay}` : 'opacity-50',
            )}
          />
        ))}
      </span>
      <Name>{partner}</Name>
    </div>
  );
}

// Each a little later than the one before, so that they run from us to the partner.
const delays = ['[animation-delay:0ms]', '[animation-delay:250ms]', '[animation-delay:500ms]'];

function Name({ children }: { children: string }) {
  return (
    <span className="min-w-0 max-w-[42%] truncate rounded-card border border-brand-line bg-card px-3.5 py-2.5 font-extrabold">
      {children}
    </span>
  );
}
