import { useText } from '../../lib/text.ts';
import { useApplication } from '../application/application.ts';
import { admissionTexts } from './texts.ts';

/** The application's reference number, in two groups that are easy to read out. */
export function Reference() {
  const t = useText(admissionTexts);
  const { reference } = useApplication();
  return (
    <p className="mt-4 text-center text-small text-ink-2 wide:text-left">
      {t.reference}{' '}
      <span translate="no" className="font-semibold whitespace-nowrap">
        {reference.replace(/\B(?=.{4}$)/, ' ')}
      </span>
    </p>
  );
}
