import { settings } from '../../lib/settings.ts';
import { useText } from '../../lib/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { helpAddress } from '../header.tsx';
import { admissionTexts } from './texts.ts';

/** The way to a person of the company, in the words of the channel; nothing where none is set. */
export function HelpLink() {
  const t = useText(admissionTexts);
  const href = helpAddress();
  if (!href) return null;
  const { supportWhatsApp, supportPhone } = settings.brand;
  return (
    <ButtonLink kind="text" href={href} rel="noreferrer" target={href.startsWith('https') ? '_blank' : undefined}>
      {supportWhatsApp ? t.help : supportPhone ? t.helpPhone : t.helpMail}
    </ButtonLink>
  );
}
