import { readAddress } from '@volante/contract/fields/address.ts';
import { here } from '../../lib/here.ts';
import { perVisit } from '../../lib/visit.ts';
import type { ScreenPath } from '../router/routes.ts';

type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a screen's path: none, or one string per `:name`. */
export type ScreenParams<Path extends string> = { [K in Params<Path>]: string };

/** The id of the link this page was opened with. */
export function requestId(): string | null {
  return link().id;
}

export function openWith(id: string | null): void {
  link().id = id;
}

/** The address of a screen, including the request id: `/welcome?id=…`. */
export function addressOf(path: string, query: Record<string, string> = {}): string {
  const { id } = link();
  const search = new URLSearchParams(id ? { id, ...query } : query);
  return search.size ? `${path}?${search}` : path;
}

/** Fills a path of the route table: `fill('/documents/:type', { type })`. */
export function fill<P extends ScreenPath>(path: P, params: ScreenParams<P>): string {
  const values: Record<string, string> = params;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

const link = perVisit(() => ({ id: readAddress(here().pathname, here().search).id }));
