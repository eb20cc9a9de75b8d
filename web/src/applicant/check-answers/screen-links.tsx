import { ScreenLink } from '../navigation/link.tsx';

/** Links to the screens where something is still to be done. */
export function ScreenLinks({ places }: { places: readonly { name: string; screen: string }[] }) {
  return (
    <ul>
      {places.map(({ name, screen }) => (
        <li key={screen}>
          <ScreenLink to={screen} className="inline-flex min-h-12 items-center font-bold underline">
            {name}
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}
