import type { Page } from '@playwright/test';

/** The number of chosen files that this browser keeps until they are sent. */
export function countKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    // Opening the database before the app does would create it without its store.
    if (!known.some(({ name }) => name === 'volante-files')) return 0;
    const answer = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const database = await answer(indexedDB.open('volante-files'));
    const count = await answer(database.transaction('chosen').objectStore('chosen').count());
    database.close();
    return count;
  });
}
