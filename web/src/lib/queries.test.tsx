import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { askNow, callOld, dumpQueries, keepWritten, queryClient, queryOptions, useQuery } from './queries.ts';
import { type Deferred, deferred } from './testing/deferred.ts';

/** Answers that arrive when the test says so. */
function questions() {
  const open: Deferred<string>[] = [];
  const ask = vi.fn(() => {
    const answer = deferred<string>();
    open.push(answer);
    return answer.promise;
  });
  const query = queryOptions({ queryKey: ['thing', 1], queryFn: ask });
  return { ask, open, query };
}

beforeEach(() => queryClient().clear());

function Shown({ query }: { query: ReturnType<typeof questions>['query'] }) {
  const { data, error } = useQuery(query);
  return <p>{[data, error?.message].filter(Boolean).join(' ')}</p>;
}

test('an answer requested before a write never replaces what was written', async () => {
  const { open, query } = questions();
  for (const before of [undefined, 'known']) {
    if (before) queryClient().setQueryData(query.queryKey, before);
    const asked = askNow(query).catch(() => 'let go of');
    keepWritten(query.queryKey, 'written');
    open.at(-1)?.resolve('old');
    expect(await asked).toBe('written');
    expect(queryClient().getQueryData(query.queryKey)).toBe('written');
    queryClient().removeQueries(query);
  }
});

test('a write is shown while its data is on screen', async () => {
  const { open, query } = questions();
  const screen = await render(<Shown query={query} />);
  open[0]?.resolve('read');
  await expect.element(screen.getByText('read')).toBeVisible();
  keepWritten(query.queryKey, (before) => `${before}, then written`);
  await expect.element(screen.getByText('read, then written')).toBeVisible();
});

test('a request for fresh data gets the newest answer, and so do earlier requests', async () => {
  const { ask, open, query } = questions();
  queryClient().setQueryData(query.queryKey, 'known');
  const both = Promise.all([askNow(query), askNow(query)]);
  await expect.poll(() => ask).toHaveBeenCalledTimes(2);
  open[1]?.resolve('second');
  open[0]?.resolve('first');
  expect(await both).toEqual(['second', 'second']);
});

test('data invalidated while its first answer is under way is requested again', async () => {
  const { ask, open, query } = questions();
  const screen = await render(<Shown query={query} />);
  await expect.poll(() => ask).toHaveBeenCalledTimes(1);
  const reading = callOld({ queryKey: ['thing'] });
  await expect.poll(() => ask).toHaveBeenCalledTimes(2);
  open[0]?.resolve('before');
  open[1]?.resolve('after');
  await reading;
  await expect.element(screen.getByText('after')).toBeVisible();
});

test('a page restored from the back-forward cache refetches what it shows', async () => {
  const { ask, open, query } = questions();
  await render(<Shown query={query} />);
  open[0]?.resolve('kept');
  await expect.poll(() => queryClient().getQueryData(query.queryKey)).toBe('kept');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => ask).toHaveBeenCalledTimes(2);
});

test('a server-rendered page carries answers only: a read still under way is no answer', async () => {
  const { query } = questions();
  queryClient().setQueryData(['other'], 'read');
  await render(<Shown query={query} />);
  expect(dumpQueries()).toEqual([[['other'], 'read']]);
});
