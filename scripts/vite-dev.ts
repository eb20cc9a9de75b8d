/** The arguments to Node that start Vite's server for one web app. The folder is the configuration's: one given here would replace it. */
export function viteDev(app: 'applicant' | 'staff'): string[] {
  return ['node_modules/vite/bin/vite.js', '--config', `web/${app}.config.ts`];
}
