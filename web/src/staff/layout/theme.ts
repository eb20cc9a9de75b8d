import { useSyncExternalStore } from 'react';
import { storage } from '../../lib/storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'volante.staff.theme';
const listeners = new Set<() => void>();
/** The stylesheet's rules for dark systems, with their own conditions. */
const rules: { media: MediaList; own: string }[] = [];

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme);
}

export function chooseTheme(theme: Theme): void {
  storage.write(key, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

/** Applies the theme chosen in this browser: the rules for dark systems then apply always or never. */
export function applyTheme(): void {
  if (rules.length === 0) for (const sheet of document.styleSheets) collect(sheet.cssRules);
  const theme = readTheme();
  const condition = { system: null, light: 'not all', dark: 'screen' }[theme];
  for (const { media, own } of rules) media.mediaText = condition ?? own;
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme;
}

function collect(list: CSSRuleList): void {
  for (const rule of list) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme: dark')) {
      rules.push({ media: rule.media, own: rule.media.mediaText });
    } else if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
  }
}

function readTheme(): Theme {
  const kept = storage.read(key);
  return themes.find((theme) => theme === kept) ?? 'system';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
