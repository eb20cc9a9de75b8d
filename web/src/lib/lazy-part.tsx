import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
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
    return (props) => {
      const [self] = useState(awaited);
      useEffect(() => () => stands(self), [self]);
      return (
        <Suspense fallback={meanwhile}>
          <Part {...props} />
          <Standing self={self} />
        </Suspense>
      );
    };
  };
}

const missing = new Set<object>();
const watchers = new Set<(left: number) => void>();

function awaited(): object {
  const self = {};
  // On the server nothing ever stands.
  if (inBrowser) missing.add(self);
  return self;
}

function stands(self: object): void {
  if (!missing.delete(self)) return;
  for (const watch of watchers) watch(missing.size);
  if (missing.size === 0) watchers.clear();
}

/** Beside a part within its boundary: its effects run once the part is there, or hydrated. */
function Standing({ self }: { self: object }) {
  useEffect(() => stands(self), [self]);
  return null;
}

/** Calls with how many parts on the page are not there or hydrated yet: now, and each time one is, until none is left. */
export function watchParts(watch: (left: number) => void): void {
  if (missing.size > 0) watchers.add(watch);
  watch(missing.size);
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
