import { CONSOLE_PORT, webApp } from './build/web-app.ts';

export default webApp({
  name: 'staff',
  page: 'staff.html',
  entry: 'src/staff/main.tsx',
  base: '/staff/',
  devPort: CONSOLE_PORT,
  groups: [
    // What every room needs besides React.
    { name: 'libraries', test: /node_modules\/(@tanstack|wouter|react-hotkeys-hook|zod)\//, priority: 3 },
    {
      name: 'aria',
      // Without the month, which is loaded once somebody opens one.
      test: /node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@react-types|@internationalized)(?!\/date\/|.*calendar)/i,
      priority: 2,
    },
    { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\//, priority: 2 },
    {
      name: 'common',
      test: /\/(src\/(ui|lib|staff\/(frame|controls|keys|session|words))|contract)\//,
      priority: 1,
      minShareCount: 2,
    },
  ],
});
