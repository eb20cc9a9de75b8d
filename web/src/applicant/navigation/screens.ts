import type { ComponentType } from 'react';

/** A screen whose code is loaded. */
export interface LoadedScreen {
  path: string;
  Component: ComponentType<{ params: Record<string, string> }>;
  params: Record<string, string>;
}

/**
 * What a screen shows on a device that proved nothing: `plain`: the same, because nothing stored is on it; `masked`: states without
 * values, and the way to prove; `covered`: only the way to prove, because it asks for stored values or shows nothing else.
 */
export type LimitedLook = 'plain' | 'masked' | 'covered';

/** A row of the route table. */
export interface Route {
  path: string;
  load: () => Promise<unknown>;
  limited: LimitedLook;
  /** Paths of the screens that may follow. */
  next?: readonly string[];
}

/**
 * Registers the screens. The table imports every screen, so the entry passes it in, and anything a screen needs can import
 * this module.
 */
export function nameScreens(table: readonly Route[]): void {
  routes = table;
}

let routes: readonly Route[] = [];

// import() takes a turn of the event loop even for code that is already loaded.
const modules = new Map<Route['load'], unknown>();

async function codeFrom(load: Route['load']): Promise<unknown> {
  const code = await load();
  modules.set(load, code);
  return code;
}

/** Loads the code of the screen at a path; rejects on failure. */
export async function loadScreen(path: string): Promise<LoadedScreen> {
  const { load, params } = find(path);
  const module = (modules.get(load) ?? (await codeFrom(load))) as { default: LoadedScreen['Component'] };
  return { path, Component: module.default, params };
}

/** Preloads it; a failure surfaces when the screen is opened. */
export function preloadScreen(path: string): void {
  codeFrom(find(path).load).catch(() => undefined);
}

/** Preloads the screens that may follow the one at a path. */
export function preloadNext(path: string): void {
  const { next } = find(path);
  for (const row of routes) if (next.includes(row.path)) codeFrom(row.load).catch(() => undefined);
}

/** What the screen at a path shows on a device that proved nothing. */
export function lookWhenLimited(path: string): LimitedLook {
  return find(path).limited;
}

function find(path: string): Required<Omit<Route, 'path'>> & { params: Record<string, string> } {
  for (const { path: pattern, load, limited, next = [] } of routes) {
    const params = paramsOf(pattern, path);
    if (params) return { load, limited, next, params };
  }
  if (path !== lost) return find(lost);
  const load = () => Promise.reject(new Error(`no screen at ${path}`));
  return { load, limited: 'plain', next: [], params: {} };
}

const lost = '/errors/request-not-found';

/**
 * For `/platforms/:slug` and `/platforms/uber` it returns `{ slug: 'uber' }`; null if the path belongs to another
 * screen.
 */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const here = given[i] ?? '';
    if (part.startsWith(':') && here) params[part.slice(1)] = decodeURIComponent(here);
    else if (part !== here) return null;
  }
  return params;
}
