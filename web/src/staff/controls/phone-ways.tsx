import { dictionary, useText } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { pressClass } from './press.tsx';

interface PhoneWaysProps {
  /** As it is shown or kept; nothing is shown without digits. */
  phone: string;
  className?: string;
  /** Where several people are shown: whom each is for. */
  labels?: { call: string; whatsApp: string };
}

/** Calls a driver, or writes to them from one's own phone. */
export function PhoneWays({ phone, className, labels }: PhoneWaysProps) {
  const t = useText(texts);
  const digits = phone.replace(/\D/g, '');
  if (!digits) return null;
  const look = classes(pressClass('outline'), className);
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
