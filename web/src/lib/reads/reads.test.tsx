import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Query, ReadStore } from './read-store.ts';
import { keepPreviousData, type ShownQuery, useQueryOf } from './use-query.ts';

/** Answers that come when the test says so. */
function questions() {
  const open: PromiseWithResolvers<string>[] = [];
  const ask = vi.fn(() => {
    const answer = Promise.withResolvers<string>();
    open.push(answer);
    return answer.promise;
  });
  return { ask, open };
}

let store: ReadStore;
beforeEach(() => {
  store = new ReadStore();
});

const queryOf = (queryFn: () => Promise<string>, more: Partial<ShownQuery<string>> = {}): ShownQuery<string> => ({
  queryKey: ['thing', 1],
  queryFn,
  ...more,
});

function Shown({ query }: { query: ShownQuery<string> }) {
  const { data, error, isPending, isPlaceholderData } = useQueryOf(store, query);
  const state = isPending ? 'pending' : isPlaceholderData ? 'placeholder' : '';
  return <p>{[state, data, error instanceof Error && error.message].filter(Boolean).join(' ')}</p>;
}

test('what several places show is asked for once', async () => {
  const { ask, open } = questions();
  const screen = await render(
    <>
      <Shown query={queryOf(ask)} />
      <Shown query={queryOf(ask)} />
    </>,
  );
  open[0]?.resolve('news');
  await expect.poll(() => screen.container.textContent).toBe('newsnews');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('an answer is news for a while, and asked for again after that', async () => {
  const { ask, open } = questions();
  const first = store.fetchQuery(queryOf(ask, { staleTime: 60_000 }));
  open[0]?.resolve('one');
  expect(await first).toBe('one');
  expect(await store.fetchQuery(queryOf(ask, { staleTime: 60_000 }))).toBe('one');
  void store.fetchQuery(queryOf(ask, { staleTime: 0 }));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an answer to a question from before a change does not undo the change', async () => {
  const { ask, open } = questions();
  const query = queryOf(ask);
  const asked = store.fetchQuery(query);
  store.setQueryData(query.queryKey, 'changed');
  open[0]?.resolve('old');
  expect(await asked).toBe('changed');
  expect(store.getQueryData(query.queryKey)).toBe('changed');
});

test('what was called old while it was asked for is asked for again afterwards', async () => {
  const { ask, open } = questions();
  const screen = await render(<Shown query={queryOf(ask)} />);
  void store.invalidateQueries({ queryKey: ['thing'] });
  open[0]?.resolve('before');
  await expect.poll(() => ask.mock.calls.length).toBe(2);
  open[1]?.resolve('after');
  await expect.poll(() => screen.container.textContent).toBe('after');
});

test('who calls a thing old and waits gets the answer to the question after that', async () => {
  const { ask, open } = questions();
  const query = queryOf(ask);
  await render(<Shown query={query} />);
  const told = store.invalidateQueries({ queryKey: ['thing'] }).then(() => store.getQueryData(query.queryKey));
  open[0]?.resolve('before');
  await expect.poll(() => ask.mock.calls.length).toBe(2);
  open[1]?.resolve('after');
  expect(await told).toBe('after');
});

test('what was called old while it was asked for stays old when asking again fails', async () => {
  const { ask, open } = questions();
  const screen = await render(<Shown query={queryOf(ask)} />);
  void store.invalidateQueries({ queryKey: ['thing'] });
  open[0]?.resolve('before');
  await expect.poll(() => ask.mock.calls.length).toBe(2);
  open[1]?.reject(new Error('away'));
  await expect.poll(() => screen.container.textContent).toBe('before away');
  store.refreshShown();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('what is forgotten while it shows is shown anew once it was asked for', async () => {
  const { ask, open } = questions();
  const query = queryOf(ask);
  const screen = await render(<Shown query={query} />);
  open[0]?.resolve('one');
  await expect.poll(() => screen.container.textContent).toBe('one');
  store.removeQueries({ queryKey: ['thing'] });
  void store.fetchQuery(query);
  await expect.poll(() => screen.container.textContent).toBe('pending');
  open[1]?.resolve('two');
  await expect.poll(() => screen.container.textContent).toBe('two');
});

test('a family is named by the first parts of its key alone', async () => {
  for (const key of [
    ['thing', 1],
    ['thing', 12],
    ['things', 1],
  ])
    store.setQueryData(key, 'kept');
  store.setQueriesData({ queryKey: ['thing'] }, () => 'changed');
  store.removeQueries({ queryKey: ['thing', 1] });
  const data = [
    ['thing', 1],
    ['thing', 12],
    ['things', 1],
  ].map((key) => store.getQueryData(key));
  expect(data).toEqual([undefined, 'changed', 'kept']);
});

test('a failure is told, leaves what is known, and is asked again when the person comes back', async () => {
  const { ask, open } = questions();
  const screen = await render(<Shown query={queryOf(ask, { staleTime: 0 })} />);
  open[0]?.resolve('known');
  await expect.poll(() => screen.container.textContent).toBe('known');
  store.refreshShown();
  open[1]?.reject(new Error('away'));
  await expect.poll(() => screen.container.textContent).toBe('known away');
  store.refreshShown();
  open[2]?.resolve('newer');
  await expect.poll(() => screen.container.textContent).toBe('newer');
});

test('what nothing shows any more is not asked for when the person comes back', async () => {
  const { ask, open } = questions();
  const screen = await render(<Shown query={queryOf(ask, { staleTime: 0 })} />);
  open[0]?.resolve('known');
  await expect.poll(() => screen.container.textContent).toBe('known');
  await screen.unmount();
  store.refreshShown();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a thing that is not to be kept is asked for anew each time it shows', async () => {
  const { ask, open } = questions();
  const screen = await render(<Shown query={queryOf(ask, { keep: false })} />);
  open[0]?.resolve('first');
  await expect.poll(() => screen.container.textContent).toBe('first');
  await screen.unmount();
  const again = await render(<Shown query={queryOf(ask, { keep: false })} />);
  expect(again.container.textContent).toBe('pending');
});

test('nothing is asked before it may be', async () => {
  const { ask } = questions();
  const screen = await render(<Shown query={queryOf(ask, { enabled: false })} />);
  store.refreshShown();
  void store.invalidateQueries({ queryKey: ['thing'] });
  expect(ask).not.toHaveBeenCalled();
  await screen.rerender(<Shown query={queryOf(ask)} />);
  await expect.poll(() => ask.mock.calls.length).toBe(1);
});

test('what was shown stays until the data of another key is there', async () => {
  const { ask, open } = questions();
  const query = (n: number): ShownQuery<string> => ({
    ...queryOf(ask),
    queryKey: ['thing', n],
    placeholderData: keepPreviousData,
  });
  const screen = await render(<Shown query={query(1)} />);
  open[0]?.resolve('one');
  await expect.poll(() => screen.container.textContent).toBe('one');
  await screen.rerender(<Shown query={query(2)} />);
  await expect.poll(() => screen.container.textContent).toBe('placeholder one');
  open[1]?.resolve('two');
  await expect.poll(() => screen.container.textContent).toBe('two');
});

test('a thing that changes by itself is asked for again and again until it says that it is done', async () => {
  const answers = ['making', 'making', 'made', 'never asked'];
  const ask = vi.fn(async () => answers[ask.mock.calls.length - 1] ?? '');
  const query = queryOf(ask, { refetchInterval: (data) => (data === 'making' ? 10 : false) });
  const screen = await render(<Shown query={query} />);
  await expect.poll(() => screen.container.textContent).toBe('made');
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(ask).toHaveBeenCalledTimes(3);
});

test('equal data stays the same object', async () => {
  const query: Query<{ n: number }> = { queryKey: ['object'], queryFn: async () => ({ n: 1 }), staleTime: 0 };
  const before = await store.fetchQuery(query);
  expect(await store.fetchQuery(query)).toBe(before);
});

test('what came with the page is shown and not asked for, however short it counts as news; the next look asks', async () => {
  const { ask, open } = questions();
  store.seed([[JSON.stringify(['thing', 1]), 'drawn']]);
  const query = queryOf(ask, { staleTime: 0 });
  const screen = await render(<Shown query={query} />);
  await expect.element(screen.getByText('drawn')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  store.refreshAll();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  open[0]?.resolve('newer');
  await expect.element(screen.getByText('newer')).toBeVisible();
});
