import type { Deps } from '../core/deps.ts';
import type { JobHandlers } from '../core/jobs.ts';
import { confirmFiles } from './confirm.ts';
import { giveUpFiles } from './files/give-up-files.ts';
import { sendReplyJob } from './reply.ts';
import { takeMessage } from './take-message.ts';

declare module '../core/jobs.ts' {
  interface JobData {
    'give-up-files': Record<string, never>;
  }
}

/** A file waits for a reader that is busy, and for a provider that is down, until it is given up. */
const retry = { limit: 40, delaySeconds: 5, maxDelaySeconds: 3600 };

type Handled = 'take-message' | 'send-reply' | 'confirm-files' | 'give-up-files';

export function conversationJobs(deps: Deps): Pick<JobHandlers, Handled> {
  return {
    'take-message': { run: ({ id, as }) => takeMessage(deps, id, as), retry },
    'give-up-files': { cron: '*/30 * * * *', run: (_, signal) => giveUpFiles(deps, signal) },
    'send-reply': sendReplyJob(deps),
    'confirm-files': { run: ({ applicationId }) => confirmFiles(deps, applicationId) },
  };
}
