import { wordLanguageOf } from '@volante/contract/words/languages.ts';
import { useLocation } from 'wouter';
import { apiLanguages, languages, showLanguage, useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { Choices, MenuAction, MenuButton, MenuLine } from '../controls/menu.tsx';
import { signOut } from '../session/begin.ts';
import { call } from '../session/call.ts';
import { keepMe, useMe } from '../session/session.ts';
import { useRoleNames } from '../words/role-words.ts';
import { layoutTexts } from './texts.ts';
import { chooseTheme, themes, useTheme } from './theme.ts';

const languageNames = { es: 'Español', en: 'English' };

/** Language, theme, single keys, the own account, and signing out. */
export function AccountMenu({ onKeysHelp }: { onKeysHelp(): void }) {
  const t = useText(layoutTexts);
  const roles = useRoleNames();
  const language = useLanguage();
  const theme = useTheme();
  const { account } = useMe();
  const [, navigate] = useLocation();

  function change(body: { language?: 'es-MX' | 'en'; singleKeys?: boolean }): void {
    call('PATCH /me', { body }).then((me) => {
      keepMe(me);
      showLanguage(wordLanguageOf[me.account.language]);
    }, showFailure);
  }
  const act: Record<string, () => void> = {
    settings: () => navigate('/account'),
    keys: onKeysHelp,
    signOut: () => void signOut().catch(showFailure),
  };
  return (
    <MenuButton
      label={`${t.account}: ${account.name}`}
      onAction={(key) => act[key]?.()}
      content={
        <>
          <MenuAction id="settings">{t.settings}</MenuAction>
          <MenuAction id="keys">{t.keysHelp}</MenuAction>
          <MenuLine />
          <Choices
            title={t.language}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            chosen={[language]}
            onChoose={([chosen]) => {
              const next = languages.find((language) => language === chosen);
              if (next) change({ language: apiLanguages[next] });
            }}
          />
          <Choices
            title={t.theme}
            options={themes.map((value) => ({ value, label: t.themes[value] }))}
            chosen={[theme]}
            onChoose={([chosen]) => chooseTheme(themes.find((theme) => theme === chosen) ?? 'system')}
          />
          <Choices
            title={t.singleKeys}
            options={[
              { value: 'on', label: t.on },
              { value: 'off', label: t.off },
            ]}
            chosen={[account.singleKeys ? 'on' : 'off']}
            onChoose={([chosen]) => change({ singleKeys: chosen === 'on' })}
          />
          <MenuLine />
          <MenuAction id="signOut">{t.signOut}</MenuAction>
        </>
      }
    >
      <span className="sr-only">{t.account}: </span>
      <span className="hidden max-w-60 truncate desk:inline">
        <span translate="no">{account.name}</span>
        <span> · {roles(account.roles)}</span>
      </span>
      <span className="desk:hidden">{initialsOf(account.name)}</span>
    </MenuButton>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}
