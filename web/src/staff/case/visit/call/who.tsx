import { addressLine } from '@volante/contract/countries/address-line.ts';
import { groupPhone } from '@volante/contract/fields/phone.ts';
import type { Case } from '@volante/contract/staff/case.ts';
import { advisorPapers, type Media } from '@volante/contract/staff/paper.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { useText } from '../../../../lib/text.ts';
import { pageAddress } from '../../../application/application.ts';
import { coverClass, coveredClass, Thumbnail } from '../../../controls/pictures/thumbnail.tsx';
import { staffDocumentName } from '../../../words/document-names.ts';
import { mapAddress } from '../../../words/map-address.ts';
import { type Fact, Facts, Section } from '../../section.tsx';
import { caseTexts } from '../../texts.ts';
import { callTexts } from './call-texts.ts';

/** The person to expect on the call, and their home's photos. */
export function Who({ one }: { one: Case }) {
  const t = useText(callTexts);
  const none = useText(caseTexts).notGiven;
  const language = useLanguage();
  const { claimed } = one.location ?? {};
  const place = claimed ? (
    <a
      href={mapAddress(claimed, 17)}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center underline max-desk:-my-3.5 max-desk:min-h-12"
    >
      {one.location?.place ?? t.map}
    </a>
  ) : (
    one.location?.place
  );
  const facts: Fact[] = [
    [t.phone, groupPhone(one.contact.phone)],
    [t.address, addressLine(one.address, one.country)],
    [t.place, place],
  ];
  const papers = advisorPapers.flatMap((type) => {
    const media = one.documents.find((paper) => paper.type === type)?.media;
    return media ? [{ media, name: staffDocumentName(type, language) }] : [];
  });
  return (
    <>
      <Section id="who" title={t.who}>
        <Facts facts={facts} none={none} narrow />
      </Section>
      <Section id="pictures" title={t.pictures}>
        <Pictures one={one} papers={papers} />
      </Section>
    </>
  );
}

function Pictures({ one, papers }: { one: Case; papers: { media: Media; name: string }[] }) {
  const t = useText(callTexts);
  const { photoGroups, photo } = useText(caseTexts);
  const photos = Object.entries(one.homePhotos).flatMap(([group, given]) =>
    given.map((media, at) => ({ media, name: photo(photoGroups[group as keyof typeof photoGroups], at + 1) })),
  );
  const all = [...papers, ...photos];
  if (all.length === 0) return <p className="text-small text-ink-2">{t.noPictures}</p>;
  return (
    <>
      <p className="mb-2 text-small text-ink-2">{t.picturesLead}</p>
      <ul className="grid grid-cols-2 gap-2">
        {all.map(({ media, name }) => (
          <li key={media.id} className={`${coveredClass} rounded-[8px]`}>
            <Thumbnail
              src={pageAddress(one.applicationId, media.id, 1, 'thumb')}
              name={name}
              alt=""
              className="mb-1 aspect-4/3 w-full rounded-[8px] bg-track object-cover"
            />
            <a
              href={pageAddress(one.applicationId, media.id, 1, 'full')}
              target="_blank"
              rel="noopener noreferrer"
              className={`${coverClass} text-small font-semibold text-balance`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
