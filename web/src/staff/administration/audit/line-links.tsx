import { Link } from 'wouter';

/** The ways from an opened line of the log: address and text. */
export function LineLinks({ links }: { links: readonly (readonly [href: string, text: string])[] }) {
  if (links.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      {links.map(([href, text]) => (
        <Link
          key={href}
          href={href}
          className="inline-flex min-h-6 items-center font-bold text-brand-ink underline max-desk:min-h-12"
        >
          {text}
        </Link>
      ))}
    </p>
  );
}
