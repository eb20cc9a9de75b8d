import { expect } from 'vitest';
import { openTestApplication, type TestApplication } from '../../documents/testing/test-application.ts';
import { hire } from '../../staff/testing/test-staff.ts';
import { type Post, saveContact } from './test-post.ts';

const NOON = '2026-11-25T18:00:00Z';

/** The reviewer Eva, and one applicant at a time, whose application she reviews from noon on. */
export async function openReview(post: Post) {
  const { server } = post;
  server.setNow(NOON);
  const eva = await hire(server, 'reviewer', 'Eva');
  let mine: TestApplication;

  const ofStaff = async () => (await eva.call('GET', `/applications/${mine.applicationId}`)).data;
  const write = async (method: 'POST' | 'DELETE', rest: string, body?: object) => {
    const answer = await eva.call(method, `/applications/${mine.applicationId}${rest}`, body);
    expect(answer.code).toBeUndefined();
    return answer.data;
  };
  async function judge(type: string, review: object): Promise<void> {
    const { documents } = await ofStaff();
    const { revision } = documents.find((item: { type: string }) => item.type === type);
    await write('POST', `/documents/${type}/review`, { revision, ...review });
  }
  return {
    eva,
    ofStaff,
    write,
    judge,
    /** Another applicant, with an address, at noon. */
    async begin(): Promise<TestApplication> {
      await post.clear();
      server.setNow(NOON);
      mine = await openTestApplication(server);
      await saveContact(server, mine.requestId, 'ana@example.org');
      return mine;
    },
    sendBack: (type: string, reason = 'expired') => judge(type, { decision: 'rejected', reason }),
    correct: () => write('POST', '/corrections', { part: 'earnings', paths: ['uber.profile'], reason: 'outdated' }),
    minutesLater: (minutes: number) => server.setNow(new Date(Date.parse(NOON) + minutes * 60_000)),
    sentBackMails: () => post.mails().filter(({ subject }) => subject === 'Falta algo para seguir con tu solicitud'),
  };
}
