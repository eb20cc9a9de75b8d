import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { inBrowser } from './visit.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Creates parts of screens whose code is loaded on first display. `Unreachable` replaces a part that fails to load;
 * `meanwhile` is its placeholder.
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

/** Loads the code of all parts, since the server renders a page synchronously. */
export async function fetchParts(): Promise<void> {
  for (const fetchPart of parts) await fetchPart();
}

/** Registers a part; once loaded, returns it as an already settled promise. */
function fetchAhead<Module>(load: () => Promise<Module>): () => Promise<Module> | undefined {
  let module: Module | undefined;
  parts.push(async () => {
    module = await load();
  });
  // biome-ignore lint/suspicious/noThenProperty: React looks at once whether it was kept
  return () => module && ({ then: (keep: (module: Module) => void) => keep(module as Module) } as Promise<Module>);
}
