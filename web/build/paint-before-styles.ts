import type { Plugin } from 'vite';

/**
 * Moves the stylesheet from the head to behind the first picture of the page, which needs none: the phone paints it
 * while the stylesheet is still on its way. The app's scripts wait for the stylesheet in either place.
 */
export function paintBeforeStyles(): Plugin {
  return {
    name: 'paint-before-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const link = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0];
        if (!link || !html.includes('<noscript>')) return html;
        return html.replace(link, '').replace(/\s*<\/body>/, (end) => `${link}${end}`);
      },
    },
  };
}
