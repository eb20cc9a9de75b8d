import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { inBrowser } from './visit.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
/** `fetch` loads its code in advance; the part is then shown at once, without its placeholder. */
type LazyPart<Props> = ComponentType<Props> & { fetch: () => Promise<void> };

/**
 * Creates parts of screens whose code is loaded on first display. `Unreachable` replaces a part that fails to load;
 * `meanwhile` is its placeholder.
 */
export function createLazyPart(Unreachable: ComponentType) {
  return <Props extends object>(load: Load<Props>, meanwhile: ReactNode = null): LazyPart<Props> => {
    const ahead = fetchAhead(load);
    if (!inBrowser) parts.push(ahead.fetch);
    const Part: ComponentType<Props> = lazy(
      () => ahead.settled() ?? load().catch(() => ({ default: Unreachable as ComponentType<Props> })),
    );
    const Awaited = (props: Props) => {
      const [self] = useState(awaited);
      useEffect(() => () => stands(self), [self]);
      return (
        <Suspense fallback={meanwhile}>
          <Part {...props} />
          <Standing self={self} />
        </Suspense>
      );
    };
    return Object.assign(Awaited, { fetch: ahead.fetch });
  };
}

const missing = new Set<object>();
const watchers = new Set<(left: number) => void>();

function awaited(): object {
  const self = {};
  // Parts never become ready on the server.
  if (inBrowser) missing.add(self);
  return self;
}

function stands(self: object): void {
  if (!missing.delete(self)) return;
  for (const watch of watchers) watch(missing.size);
  if (missing.size === 0) watchers.clear();
}

/** Rendered beside a part inside its boundary, so that its effects run once the part is rendered or hydrated. */
function Standing({ self }: { self: object }) {
  useEffect(() => stands(self), [self]);
  return null;
}

/**
 * Calls back with the number of parts on the page that aren't rendered or hydrated yet: now and after each part, until
 * none is left.
 */
export function watchParts(watch: (left: number) => void): void {
  if (missing.size > 0) watchers.add(watch);
  watch(missing.size);
}

const parts: (() => Promise<void>)[] = [];

/** Loads the code of all parts, since the server renders a page synchronously. */
export async function fetchParts(): Promise<void> {
  for (const fetchPart of parts) await fetchPart();
}

/** Loads a part's code; once it is loaded, `settled` returns it as an already settled promise. */
function fetchAhead<Module>(load: () => Promise<Module>) {
  let module: Module | undefined;
  return {
    fetch: async () => {
      module = await load();
    },
    // biome-ignore lint/suspicious/noThenProperty: React looks at once whether it was kept
    settled: () => module && ({ then: (keep: (module: Module) => void) => keep(module as Module) } as Promise<Module>),
  };
}
