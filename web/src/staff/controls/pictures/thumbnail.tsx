import { useEffect, useRef, useState } from 'react';
import { dictionary, useText } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Spinner } from '../../../ui/spinner.tsx';

/** A link that takes the presses of the whole card around it, which has `coveredClass`. A failed picture's retry stays above it. */
export const coverClass = 'block outline-none after:absolute after:inset-0 after:rounded-input';
export const coveredClass =
  'relative has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-brand';

interface ThumbnailProps {
  src: string;
  /** Description of the picture, for screen readers when it failed. */
  name: string;
  /** Empty if the name is beside it. */
  alt: string;
  /** Size, and how the picture fills it. */
  className: string;
  /** Opens this in a new window when pressed. */
  href?: string;
}

/**
 * A small picture. One that failed to load says so in its place, with a retry; the network's return retries it too.
 * Don't put it inside a link or a button, which must not contain other controls: a card that is one link covers itself
 * with that link (`coverClass`).
 */
export function Thumbnail({ src, name, alt, className, href }: ThumbnailProps) {
  const t = useText(texts);
  const [state, setState] = useState<'usual' | 'failed' | 'again'>('usual');
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLSpanElement>(null);
  const again = () => {
    setState('again');
    setTries((before) => before + 1);
  };
  const show = () => {
    // The retry button disappears once the picture is loaded.
    if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true });
    setState('usual');
  };
  useEffect(() => {
    if (state !== 'failed') return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });
  const image = (
    <img
      key={tries}
      src={src}
      alt={alt}
      // A picture being retried is hidden, so lazy loading would never start.
      loading={state === 'usual' ? 'lazy' : 'eager'}
      onLoad={show}
      onError={() => setState('failed')}
      // So that a white document on a white card has an edge.
      className={state === 'usual' ? classes('border border-line', className) : 'hidden'}
    />
  );
  const isLink = href !== undefined && state === 'usual';
  return (
    <span ref={place} tabIndex={-1} className="block outline-none">
      {isLink ? (
        <a href={href} target="_blank" rel="noopener noreferrer" className="block">
          {image}
        </a>
      ) : (
        image
      )}
      {state !== 'usual' && (
        <button
          type="button"
          onClick={state === 'again' ? undefined : again}
          aria-busy={state === 'again' || undefined}
          aria-disabled={state === 'again' || undefined}
          className={classes(
            'relative z-10 grid place-content-center place-items-center px-1 text-center text-tag text-ink-2',
            className,
          )}
        >
          {t.failed}
          <span className="sr-only"> {name} </span>
          <span className="inline-flex items-center gap-1 font-bold text-brand-ink underline">
            {state === 'again' && <Spinner size={12} />}
            <span>{t.again}</span>
          </span>
        </button>
      )}
    </span>
  );
}

const texts = dictionary({
  es: { failed: 'No se pudo cargar', again: 'Reintentar' },
  en: { failed: 'Couldn’t load', again: 'Try again' },
});
