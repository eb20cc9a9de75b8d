import { may } from '@volante/contract/staff/roles.ts';
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
import { adminHomeOf } from './home.ts';
import { layoutTexts } from './texts.ts';
import { chooseTheme, themes, useTheme } from './theme.ts';
import { useUndelivered } from './waiting-counts.tsx';

const languageNames = { es: 'Español', en: 'English' };

/** Language, theme, single keys, the own account, and signing out. */
export function AccountMenu({ onKeysHelp }: { onKeysHelp(): void }) {
  const t = useText(layoutTexts);
  const roles = useRoleNames();
  const language = useLanguage();
  const theme = useTheme();
  const { account } = useMe();
  const [, navigate] = useLocation();
  const undelivered = useUndelivered();
  const serves = may(account, 'serve');
  const adminHome = adminHomeOf(account);

  function change(body: { language?: 'es-MX' | 'en'; singleKeys?: boolean }): void {
    call('PATCH /me', { body }).then((me) => {
      keepMe(me);
      showLanguage(wordLanguageOf[me.account.language]);
    }, showFailure);
  }
  const act: Record<string, () => void> = {
    conversations: () => navigate('/conversations'),
    messages: () => navigate('/messages'),
    reports: () => navigate('/reports'),
    privacy: () => navigate('/privacy'),
    administration: () => navigate(adminHome ?? '/'),
    settings: () => navigate('/account'),
    keys: onKeysHelp,
    signOut: () => void signOut().catch(showFailure),
  };
  return (
    <MenuButton
      label={`${t.account}: ${account.name}`}
      narrow={undelivered !== null}
      onAction={(key) => act[key]?.()}
      content={
        <>
          {serves && <MenuAction id="conversations">{t.conversations}</MenuAction>}
          {serves && (
            <MenuAction id="messages">{undelivered === null ? t.messages : `${t.messages} ${undelivered}`}</MenuAction>
          )}
          {may(account, 'oversee') && <MenuAction id="reports">{t.reports}</MenuAction>}
          {may(account, 'requests') && <MenuAction id="privacy">{t.privacy}</MenuAction>}
          {adminHome && <MenuAction id="administration">{t.administration}</MenuAction>}
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
        <span className="wide:hidden min-[1500px]:inline"> · {roles(account.roles)}</span>
      </span>
      <span className="desk:hidden">{initialsOf(account.name)}</span>
      {undelivered !== null && (
        // On wider screens it is counted in the header.
        <span className="min-w-6 rounded-full bg-brand-fill px-1.5 text-center text-tag leading-6 font-bold text-on-brand tabular-nums wide:hidden">
          {/* A phone's header has room for two digits. */}
          <span aria-hidden="true" className="desk:hidden">
            {undelivered.length > 2 ? '99+' : undelivered}
          </span>
          <span className="max-desk:sr-only">{undelivered}</span>
          <span className="sr-only"> {t.undelivered(undelivered)}</span>
        </span>
      )}
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
