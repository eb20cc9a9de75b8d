import type { Plugin } from 'vite';

/** In development, answers every address of an app with its page, as the server does; Vite alone knows index.html. */
export function devPage({ page, base }: { page: string; base: string }): Plugin {
  return {
    name: 'dev-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const isVisit = request.headers.accept?.includes('text/html') && path.startsWith(base) && !path.includes('.');
        if (isVisit) request.url = base + page;
        next();
      });
    },
  };
}
