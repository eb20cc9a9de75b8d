// The product with its job queue at work, and an advisor who is signed in.

import { jobHandlers } from '../../server/job-handlers.ts';
import { hire } from '../../server/staff/testing/test-staff.ts';
import { reportToParent } from '../api/child.ts';
import { openOne, serveProduct } from '../run/serve-product.ts';

const { deps, port, hiring } = await serveProduct();
await deps.jobs.work(jobHandlers(deps));
const { requestId } = await openOne(deps);
const { cookie } = await hire(hiring, 'advisor');
reportToParent({ port, requestId, cookie });
