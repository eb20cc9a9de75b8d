import { CONSOLE_PORT, webApp } from './build/web-app.ts';

export default webApp({
  name: 'staff',
  page: 'staff.html',
  entry: 'src/staff/main.tsx',
  routes: 'src/staff/router/first-rooms.ts',
  base: '/staff/',
  devPort: CONSOLE_PORT,
  groups: [
    // Code that everything needs besides React.
    { name: 'libraries', test: /node_modules\/(@tanstack|wouter)\//, priority: 3 },
    {
      name: 'rules',
      test: /node_modules\/zod\/|\/(contract\/(?!words)|reader\/photo\/)/,
      priority: 2,
      minShareCount: 2,
    },
    {
      name: 'aria',
      // Without the month calendar, which is loaded when somebody opens one.
      test: /node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@react-types|@internationalized)(?!\/date\/|.*calendar)/i,
      priority: 2,
    },
    { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\//, priority: 2 },
    {
      name: 'common',
      // The sign-in needs some of these; none of them uses React Aria's components.
      test: /\/(src\/(ui|lib|staff\/(?!controls\/(hint|modal|menu|month|account-field|reason-dialog|day-button)|frame\/(shell|account-menu|search|waiting-counts))(frame|controls|session|words))|contract\/words)\//,
      priority: 1,
      minShareCount: 2,
    },
    { name: 'inside', test: /\/src\/staff\/(frame|controls|keys)\//, minShareCount: 2 },
  ],
});
