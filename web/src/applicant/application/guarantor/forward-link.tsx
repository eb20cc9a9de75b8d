import { settings } from '../../../lib/settings.ts';
import { dictionary, useText } from '../../../lib/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ShareLink, whatsAppAddress } from '../share-link.tsx';

/**
 * Ways to forward the guarantor's link: WhatsApp, the phone's own share sheet, and copying. Only the link and a sentence without names
 * leave the page.
 */
export function ForwardLink({ link }: { link: string }) {
  const t = useText(forwardTexts);
  const text = `${t.message(settings.brand.name)} ${link}`;
  return (
    <ShareLink link={link} text={text} copied={t.copied}>
      <ButtonLink kind="outline" href={whatsAppAddress(text)} target="_blank" rel="noreferrer">
        {t.whatsApp}
      </ButtonLink>
    </ShareLink>
  );
}

const forwardTexts = dictionary({
  es: {
    message: (brand: string) => `Te pido ser mi aval en ${brand}. Aquí ves a qué te comprometes y respondes:`,
    whatsApp: 'Mandar por WhatsApp',
    copied: 'Copiado. Pégalo en un mensaje para tu aval.',
  },
  en: {
    message: (brand: string) =>
      `I’m asking you to be my guarantor at ${brand}. See what you’d commit to and answer here:`,
    whatsApp: 'Send by WhatsApp',
    copied: 'Copied. Paste it in a message to your guarantor.',
  },
});
