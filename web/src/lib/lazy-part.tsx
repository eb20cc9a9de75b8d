import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { inBrowser } from './visit.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Makes parts of screens whose code is fetched when they are first shown; where it cannot be fetched, `Unreachable` stands in.
 * `meanwhile` holds a part's place.
 */
export function createLazyPart(Unreachable: ComponentType) {
  return <Props extends object>(load: Load<Props>, meanwhile: ReactNode = null): ComponentType<Props> => {
    const here = inBrowser ? null : fetchAhead(load);
    const Part: ComponentType<Props> = lazy(
      () => here?.() ?? load().catch(() => ({ default: Unreachable as ComponentType<Props> })),
    );
    return (props) => (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}

const parts: (() => Promise<void>)[] = [];

/** Fetches the code of all parts: the server draws a page at once, without waiting for any. */
export async function fetchParts(): Promise<void> {
  for (const fetchPart of parts) await fetchPart();
}

/** Notes a part, and gives it, once it was fetched, as a promise that is kept within the call. */
function fetchAhead<Module>(load: () => Promise<Module>): () => Promise<Module> | undefined {
  let module: Module | undefined;
  parts.push(async () => {
    module = await load();
  });
  // biome-ignore lint/suspicious/noThenProperty: React looks at once whether it was kept
  return () => module && ({ then: (keep: (module: Module) => void) => keep(module as Module) } as Promise<Module>);
}
