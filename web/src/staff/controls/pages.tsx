import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface PageOf<Item> {
  items: Item[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

type Options<Page> = UseInfiniteQueryOptions<Page, Error, InfiniteData<Page, Cursor>, readonly unknown[], Cursor>;
type Cursor = string | null;

interface ListOptions<Page> extends Omit<Options<Page>, 'queryFn' | 'initialPageParam' | 'getNextPageParam'> {
  /** Reads one page; `from` is the part of its query that says which, empty for the first one. */
  read(from: { cursor?: string }, signal: AbortSignal): Promise<Page>;
}

/** A list of the server, page by page. */
export function usePages<Page extends PageOf<unknown>>({ read, ...options }: ListOptions<Page>) {
  const list = useInfiniteQuery({
    ...options,
    queryFn: ({ pageParam, signal }) => read(pageParam ? { cursor: pageParam } : {}, signal),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  });
  const items: Page['items'] = list.data?.pages.flatMap((page) => page.items) ?? [];
  return { ...list, first: list.data?.pages[0], items };
}

interface NextPageProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown };
  children: ReactNode;
}

/** The button below a list with more pages. */
export function NextPage({ list, children }: NextPageProps) {
  if (!list.hasNextPage) return null;
  return (
    <Button kind="outline" className="mt-3" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {children}
    </Button>
  );
}
