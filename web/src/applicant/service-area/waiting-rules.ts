import '../../lib/form/zod-setup.ts';

export { WaitingEmail } from '@volante/contract/waiting-list/calls.ts';
