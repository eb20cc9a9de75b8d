// The product with its job queue at work, and another system with a token.

import { scopes } from '@volante/contract/staff/administration/scopes.ts';
import { jobHandlers } from '../../server/job-handlers.ts';
import { makeServiceAccount } from '../../server/staff/service-accounts/service-accounts.ts';
import { reportToParent } from '../api/child.ts';
import { openOne, serveProduct } from '../run/serve-product.ts';

const { deps, port } = await serveProduct();
await deps.jobs.work(jobHandlers(deps));
const { requestId } = await openOne(deps);
const { token } = await makeServiceAccount(deps, null, { name: 'CRM', scopes: [...scopes] });
reportToParent({ port, requestId, token });
