import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Makes parts of screens whose code is fetched when they are first shown; where it cannot be fetched, `Unreachable` stands in.
 * `meanwhile` holds a part's place.
 */
export function createLazyPart(Unreachable: ComponentType) {
  return <Props extends object>(load: Load<Props>, meanwhile: ReactNode = null): ComponentType<Props> => {
    const Part: ComponentType<Props> = lazy(() =>
      load().catch(() => ({ default: Unreachable as ComponentType<Props> })),
    );
    return (props) => (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}
