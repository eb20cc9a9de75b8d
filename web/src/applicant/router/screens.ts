import type { ComponentType } from 'react';

/** A screen whose code is here. */
export interface LoadedScreen {
  path: string;
  Component: ComponentType<{ params: Record<string, string> }>;
  params: Record<string, string>;
}

/** A row of the route table. */
interface Route {
  path: string;
  load: () => Promise<unknown>;
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

function find(path: string): { load: () => Promise<unknown>; params: Record<string, string> } {
  for (const { path: pattern, load } of routes) {
    const match = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`).exec(path);
    if (match) return { load, params: decode(match.groups ?? {}) };
  }
  return path === lost ? { load: () => Promise.reject(new Error(`no screen at ${path}`)), params: {} } : find(lost);
}

const lost = '/errors/request-not-found';

function decode(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}
