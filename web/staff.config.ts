import { CONSOLE_PORT, webApp } from './build/web-app.ts';

export default webApp({ name: 'staff', routes: 'router/first-rooms.ts', base: '/staff/', devPort: CONSOLE_PORT });
