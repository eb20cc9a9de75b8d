import { dictionary, useText } from '../../lib/text.ts';
import { type ButtonKind, ButtonLink } from '../../ui/button.tsx';
import { helpChannels } from '../application/help-channels.ts';

/** A link to the first support channel; nothing if none is configured. */
export function HelpLink({ kind = 'text' }: { kind?: ButtonKind }) {
  const t = useText(helpTexts);
  const [channel] = helpChannels();
  if (!channel) return null;
  const target = channel.kind === 'whatsApp' ? '_blank' : undefined;
  return (
    <ButtonLink kind={kind} href={channel.href} rel="noreferrer" target={target}>
      {t[channel.kind]}
    </ButtonLink>
  );
}

/** Labels of the support link, by channel. */
const helpTexts = dictionary({
  es: {
    whatsApp: '¿Dudas? Escríbenos por WhatsApp',
    phone: '¿Dudas? Llámanos',
    email: '¿Dudas? Escríbenos',
  },
  en: {
    whatsApp: 'Questions? Message us on WhatsApp',
    phone: 'Questions? Call us',
    email: 'Questions? Email us',
  },
});
