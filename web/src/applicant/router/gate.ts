import { isOpenScreen } from '@volante/contract/admission/next-screen.ts';
import { currentApplication } from '../application/application.ts';

/** The screen to show for a path: its own, or the task list if the stage has closed it. */
export function openPath(path: string): string {
  const application = currentApplication();
  if (!application || path.startsWith('/errors/') || isOpenScreen(path, application)) return path;
  return '/tasks';
}
