import { isOpenScreen } from '@volante/contract/admission/next-screen.ts';
import { currentApplication } from '../application/application.ts';

/** The screen to show at a path: the path's own, or the task list once the application's stage has closed it. */
export function openPath(path: string): string {
  const application = currentApplication();
  if (!application || path.startsWith('/errors/') || isOpenScreen(path, application)) return path;
  return '/tasks';
}
