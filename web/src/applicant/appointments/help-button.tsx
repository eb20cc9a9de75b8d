import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { helpAddress } from '../header.tsx';
import { appointmentTexts } from './texts.ts';

/** The way to a person of the company where only they can help; nothing where none is set. */
export function HelpButton() {
  const t = useText(appointmentTexts);
  const href = helpAddress();
  if (!href) return null;
  const { supportWhatsApp, supportPhone } = settings.brand;
  return (
    <a
      href={href}
      rel="noreferrer"
      target={href.startsWith('https') ? '_blank' : undefined}
      className="flex min-h-12 items-center gap-2 font-bold text-brand-ink underline"
    >
      <Icon name={supportWhatsApp || !supportPhone ? 'chat' : 'phone'} />
      {supportWhatsApp ? t.help : supportPhone ? t.helpPhone : t.helpMail}
    </a>
  );
}
