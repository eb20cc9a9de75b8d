import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { linkTexts } from './link-texts.ts';

export type Way = 'beside' | 'link';

/** How the guarantor gives their data: beside the driver, or on their own phone. */
export function Ways({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  const t = useText(linkTexts);
  const names = { beside: t.beside, link: t.byLink };
  return (
    <fieldset className="mb-5">
      <legend className="mb-2 text-small font-semibold">{t.ways}</legend>
      <div className="grid grid-cols-2 gap-2">
        {(['beside', 'link'] as const).map((offered) => (
          <Button
            key={offered}
            kind={offered === way ? 'chosen' : 'outline'}
            aria-pressed={offered === way}
            className="text-small"
            onClick={() => onChange(offered)}
          >
            {names[offered]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
