import { webApp } from './build/web-app.ts';

export default webApp({ name: 'gallery', page: 'gallery.html', entry: 'src/gallery/main.tsx', base: '/gallery/' });
