import { webApp } from './build/web-app.ts';

export default webApp({ name: 'gallery', base: '/gallery/' });
