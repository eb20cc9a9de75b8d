import type { Deps } from '../core/deps.ts';
import type { JobHandlers } from '../core/jobs.ts';
import { confirmFiles } from './confirm.ts';
import { sendReplyJob } from './reply.ts';
import { takeMessage } from './take-message.ts';

/** A file waits for a reader that is busy, and for a provider that is down, for about a day. */
const retry = { limit: 30, delaySeconds: 5, maxDelaySeconds: 3600 };

export function conversationJobs(deps: Deps): Pick<JobHandlers, 'take-message' | 'send-reply' | 'confirm-files'> {
  return {
    'take-message': { run: ({ id }) => takeMessage(deps, id), retry },
    'send-reply': sendReplyJob(deps),
    'confirm-files': { run: ({ applicationId }) => confirmFiles(deps, applicationId) },
  };
}
