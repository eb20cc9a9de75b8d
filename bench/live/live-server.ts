// The product with applications whose data changes, and one reviewer for every few streams.

import { hire } from '../../server/staff/testing/test-staff.ts';
import { reportToParent } from '../api/child.ts';
import { openOne, serveProduct } from '../run/serve-product.ts';

const APPLICATIONS = 100;
// A session has at most six streams.
const REVIEWERS = 40;

const { deps, port, hiring } = await serveProduct();
const ids: { applicationId: string; requestId: string }[] = [];
for (let i = 0; i < APPLICATIONS; i++) {
  const { applicationId, requestId } = await openOne(deps);
  ids.push({ applicationId, requestId });
}
const cookies: string[] = [];
for (let i = 0; i < REVIEWERS; i++) cookies.push((await hire(hiring, 'reviewer')).cookie);
reportToParent({ port, cookies, ids });
