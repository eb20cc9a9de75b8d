import { afterAll, beforeEach, expect, test } from 'vitest';
import type { TestApplication } from '../documents/testing/test-application.ts';
import { manyCalls } from '../media/testing/test-upload.ts';
import { openPost, shortAddressIn } from './testing/test-post.ts';
import { openReview } from './testing/test-reviewed.ts';

const post = await openPost({ ...manyCalls, SECOND_FACTOR: 'known_devices' });
afterAll(post.close);
const { write, sendBack, sentBackMails, eva, ...review } = await openReview(post);
let mine: TestApplication;
beforeEach(async () => {
  mine = await review.begin();
});

test.each([
  { sent: ['proof_of_address'], screen: '/documents/proof_of_address' },
  { sent: ['bank_statement_month_2'], screen: '/documents/bank_statements' },
  { sent: ['proof_of_address', 'identity_card_front'], screen: '/tasks' },
])('a mail about $sent leads to $screen', async ({ sent, screen }) => {
  for (const type of sent) {
    await mine.give(type);
    await sendBack(type);
  }
  await write('POST', '/tell-now');
  await post.deliverDue();
  const [mail] = sentBackMails();
  const address = shortAddressIn(mail?.text ?? '');
  expect(mail?.html).toContain(`href="${address}"`);
  const answer = await post.server.app.inject(new URL(address).pathname);
  expect(answer.headers.location).toBe(`/${mine.requestId}${screen}`);
});

test('staff who deliver a message by hand read no address of the application', async () => {
  await mine.give('proof_of_address');
  await sendBack('proof_of_address');
  await write('POST', '/tell-now');
  const [{ id } = { id: '' }] = (await post.deliveries()).filter(({ kind }) => kind === 'papers_sent_back');
  const { data } = await eva.call('GET', `/messages/${id}`);
  expect(data.text).toContain('Comprobante de domicilio');
  expect(data.text).not.toContain(mine.requestId);
});
