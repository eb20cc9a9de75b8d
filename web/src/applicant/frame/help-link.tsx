import { useText } from '../../lib/text.ts';
import { type ButtonKind, ButtonLink } from '../../ui/button.tsx';
import { helpChannels } from './help-channels.ts';
import { helpTexts } from './help-texts.ts';

/** The way to a person of the company, in the words of the first channel; nothing where none is set. */
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
