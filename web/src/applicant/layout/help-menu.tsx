import type { ReactNode } from 'react';
import { useText } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { type HelpChannel, helpChannels } from '../application/help-channels.ts';
import { appTexts } from '../navigation/app-texts.ts';

const button = 'flex min-h-12 items-center gap-1 px-1.5 text-small font-semibold text-ink-2';

/** Support access on every screen: a direct link for a single channel, otherwise a list. */
export function HelpMenu() {
  const t = useText(appTexts);
  const channels = helpChannels();
  const [only, ...others] = channels;
  if (!only) return null;
  const label = (
    <>
      <Icon name="chat" size={20} />
      {t.help}
    </>
  );
  if (others.length === 0)
    return (
      <Channel channel={only} className={button}>
        {label}
      </Channel>
    );
  return (
    <details className="relative" onKeyDown={closeOnEscape}>
      <summary className={classes(button, 'cursor-pointer list-none')}>{label}</summary>
      <ul className="absolute top-12 right-0 z-10 w-max max-w-64 rounded-card border border-line bg-card py-1 shadow-lg">
        {channels.map((channel) => (
          <li key={channel.kind}>
            <Channel
              channel={channel}
              className="flex min-h-12 items-center px-4 font-semibold break-all text-brand-ink"
            >
              {t.helpBy[channel.kind](channel.address)}
            </Channel>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ChannelProps {
  channel: HelpChannel;
  className: string;
  children: ReactNode;
}

function Channel({ channel: { kind, href }, className, children }: ChannelProps) {
  const target = kind === 'whatsApp' ? '_blank' : undefined;
  return (
    <a href={href} rel="noreferrer" target={target} className={className}>
      {children}
    </a>
  );
}

function closeOnEscape(event: React.KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}
