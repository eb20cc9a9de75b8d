import type { ComponentType } from 'react';

/** A screen whose code is here. */
export interface LoadedScreen {
  path: string;
  Component: ComponentType<{ params: Record<string, string> }>;
  params: Record<string, string>;
}

/** A row of the route table. */
export interface Route {
  path: string;
  load: () => Promise<unknown>;
  /** Paths of the rows that may come after it. */
  next?: readonly string[];
}

/** Names the screens. The table imports every screen, so it is handed in by the entry: whatever a screen needs may then import this. */
export function nameScreens(table: readonly Route[]): void {
  routes = table;
}

let routes: readonly Route[] = [];

/** Fetches the code of the screen at a path; rejects when it cannot be fetched. */
export async function loadScreen(path: string): Promise<LoadedScreen> {
  const { load, params } = find(path);
  const module = (await load()) as { default: LoadedScreen['Component'] };
  return { path, Component: module.default, params };
}

/** Fetches it ahead of time; a failure shows when the screen is really wanted. */
export function preloadScreen(path: string): void {
  find(path)
    .load()
    .catch(() => undefined);
}

/** Fetches the code of what may come after the screen at a path. */
export function preloadNext(path: string): void {
  for (const row of routes) if (find(path).next.includes(row.path)) row.load().catch(() => undefined);
}

function find(path: string): Required<Omit<Route, 'path'>> & { params: Record<string, string> } {
  for (const { path: pattern, load, next = [] } of routes) {
    const match = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`).exec(path);
    if (match) return { load, next, params: decode(match.groups ?? {}) };
  }
  if (path !== lost) return find(lost);
  return { load: () => Promise.reject(new Error(`no screen at ${path}`)), next: [], params: {} };
}

const lost = '/errors/request-not-found';

function decode(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}
