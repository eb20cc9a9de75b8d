import { countries } from '@volante/contract/countries/index.ts';
import { normalizePhone } from '@volante/contract/fields/phone.ts';
import type { MadeLink } from '@volante/contract/staff/links/link-calls.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useText } from '../../lib/text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { HandOver } from '../application/link/hand-over.tsx';
import type { TypedLink } from './link-form.tsx';
import { linkTexts } from './texts.ts';

interface MadeProps {
  link: MadeLink;
  typed: TypedLink;
  onAnother(): void;
}

/** The link that was made, and the ways to hand it over. */
export function Made({ link, typed, onAnother }: MadeProps) {
  const t = useText(linkTexts);
  const { applicationId, reference, url, mailTo } = link;
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  const driver = {
    firstName: typed.firstName ?? '',
    phone: (typed.phone && normalizePhone(typed.phone, typed.country)) || '',
    language: typed.language ?? countries[typed.country].language,
  };
  return (
    <>
      <p ref={lead} tabIndex={-1} className="mb-4 text-ink-2 outline-none">
        <b className="text-ink tabular-nums">{t.reference(reference)}</b>. {t.madeLead}
      </p>
      <div className="mb-4 rounded-card border border-line bg-card p-4">
        <HandOver applicationId={applicationId} url={url} mailTo={mailTo} driver={driver} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="outline" onClick={onAnother}>
          {t.another}
        </Button>
        <Link href={`/applications/${applicationId}`} className={buttonClass('outline')}>
          {t.seeApplication}
        </Link>
      </div>
    </>
  );
}
