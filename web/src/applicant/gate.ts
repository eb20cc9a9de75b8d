import { isOpenScreen } from '@volante/contract/next-screen.ts';
import { requestId } from './address.ts';
import { queries, requestQuery } from './request.ts';

/** The screen to show at a path: the path's own, or the task list once the application's stage has closed it. */
export function openPath(path: string): string {
  const application = queries.getQueryData(requestQuery(requestId() ?? '').queryKey);
  if (!application || path.startsWith('/errors/') || isOpenScreen(path, application)) return path;
  return '/tasks';
}
