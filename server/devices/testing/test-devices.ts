// A server with a mail server behind it on which devices have to prove themselves, and what browsers do there.
import { afterAll, beforeEach, expect } from 'vitest';
import { openPost } from '../../notifications/testing/test-post.ts';
import { contact } from '../../personal-data/testing/test-saving.ts';
import { TestBrowser } from './test-browser.ts';

const START = Date.parse('2026-11-25T18:00:00Z');

export async function startDevices() {
  const post = await openPost({ SECOND_FACTOR: 'known_devices', APPLICATION_CALLS_PER_MINUTE: '100000' });
  const { server } = post;
  afterAll(post.close);
  beforeEach(() => post.clear());
  const browser = (address = '203.0.113.1') => new TestBrowser(server, { address });

  /** The newest code that was mailed; '' without one. */
  async function mailedCode(): Promise<string> {
    await post.deliverDue();
    const mails = post.mails().filter(({ subject }) => subject.startsWith('Tu código'));
    return /Tu código es (\d{6})\./.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  }
  return {
    post,
    server,
    browser,
    mailedCode,
    query: server.query,
    /** Sets the clock to this many seconds after the start of each test. */
    at: (seconds: number) => server.setNow(new Date(START + seconds * 1000)),
    /** An application whose driver stored contact data on a phone. */
    async filled(change: object = {}) {
      const opened = await server.open('mx');
      const phone = browser();
      await phone.call(opened.requestId, 'GET', '');
      const saved = await phone.call(opened.requestId, 'PATCH', '/personal-data', { ...contact, ...change });
      expect([saved.status, saved.errors]).toEqual([200, undefined]);
      return { ...opened, phone };
    },
    /** A strange browser that was sent a code. */
    async asking(requestId: string, address = '198.51.100.7') {
      const strange = browser(address);
      const sent = await strange.call(requestId, 'POST', '/access/code', { channel: 'email' });
      expect([sent.status, sent.code]).toEqual([200, undefined]);
      return { strange, code: await mailedCode() };
    },
    check: (who: TestBrowser, requestId: string, code: string) =>
      who.call(requestId, 'POST', '/access/code/check', { code }),
    accessOf: async (who: TestBrowser, requestId: string) => (await who.call(requestId, 'GET', '/access')).data.access,
  };
}
