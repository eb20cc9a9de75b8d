import type { Plugin } from 'vite';

/**
 * Takes out the `<style>` element that sonner adds when it is loaded: the content security policy forbids it.
 * `ui/toast-view.tsx` imports the same rules as a stylesheet.
 */
export function sonnerWithoutInlineStyle(): Plugin {
  return {
    name: 'sonner-without-inline-style',
    transform(code, id) {
      if (!/node_modules\/sonner\/dist\/index\.mjs/.test(id)) return null;
      const rest = code.replace(/^__insertCSS\(".*"\);$/m, '');
      if (rest === code) this.error('sonner no longer inserts its style this way');
      return { code: rest, map: null };
    },
  };
}
