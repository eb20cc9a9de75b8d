import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Announced when it appears; for events while the screen is open. */
  live?: boolean;
  /** Its margins. */
  className?: string;
}

/** A short inline message with an icon and a colour. */
export function Notice({ tone, title, children, live, className = '' }: NoticeProps) {
  const { icon, look, ink } = tones[tone];
  return (
    <div
      role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}
      className={`flex gap-3 rounded-card border px-4 py-3.5 ${look} ${className}`}
    >
      <span className={`mt-0.5 ${ink}`}>
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1">
        {title && <p className={`font-bold ${tone === 'bad' ? ink : ''}`}>{title}</p>}
        {children && <div className="text-small">{children}</div>}
      </div>
    </div>
  );
}

const tones: Record<NoticeTone, { icon: IconName; look: string; ink: string }> = {
  info: { icon: 'info', look: 'border-brand-line bg-brand-soft', ink: 'text-brand-ink' },
  ok: { icon: 'check', look: 'border-ok-line bg-ok-soft', ink: 'text-ok-ink' },
  warn: { icon: 'warning', look: 'border-warn-line bg-warn-soft', ink: 'text-warn-ink' },
  bad: { icon: 'warning', look: 'border-bad-line bg-bad-soft', ink: 'text-bad-ink' },
};
