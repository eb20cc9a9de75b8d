import { dictionary, useText } from '../../lib/text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';

interface PhoneWaysProps {
  /** Formatted or as stored; without digits nothing is shown. */
  phone: string;
  className?: string;
  /** The person's name, if several people are shown. */
  labels?: { call: string; whatsApp: string };
}

/** Buttons to call a driver or write to them from one's own phone. */
export function PhoneWays({ phone, className, labels }: PhoneWaysProps) {
  const t = useText(texts);
  const digits = phone.replace(/\D/g, '');
  if (!digits) return null;
  const look = classes(buttonClass('outline'), className);
  return (
    <>
      <a href={`tel:+${digits}`} aria-label={labels?.call} className={look}>
        <Icon name="phone" size={18} />
        {t.call}
      </a>
      <a
        href={`https://wa.me/${digits}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={labels?.whatsApp}
        className={look}
      >
        <Icon name="chat" size={18} />
        WhatsApp
      </a>
    </>
  );
}

const texts = dictionary({ es: { call: 'Llamar' }, en: { call: 'Call' } });
