export interface Deferred<T> {
  promise: Promise<T>;
  resolve(value: T): void;
}

/**
 * A promise that the test resolves. Tests are type-checked for the same old browsers as the product, which lack
 * `withResolvers`.
 */
export function deferred<T>(): Deferred<T> {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
