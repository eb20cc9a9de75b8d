import { isClosed } from '@volante/contract/admission/stages.ts';
import type { Case } from '@volante/contract/staff/case.ts';
import type { Paper } from '@volante/contract/staff/paper.ts';
import { Link } from 'wouter';
import { useLanguage } from '../../../lib/language.ts';
import { useText } from '../../../lib/text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { isReviewerCase, pageAddress } from '../../application/application.ts';
import { paperName, paperState, paperStateWords, paperTones, reasonText } from '../../application/paper-words.ts';
import { coverClass, coveredClass, Thumbnail } from '../../controls/pictures/thumbnail.tsx';
import { Section } from '../section.tsx';
import { caseTexts } from '../texts.ts';
import { AskForPaper } from './ask-for-paper.tsx';
import { GivePaper } from './give-paper.tsx';

/** All papers with their pictures; a press opens the review at that paper. */
export function PapersStrip({ one }: { one: Case }) {
  const t = useText(caseTexts);
  const isOpen = !isClosed(one.stage);
  const waiting = one.documents.filter((paper) => paperState(paper) === 'waiting').length;
  return (
    <Section
      id="papers"
      title={t.partNames.papers}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          {isOpen && waiting > 0 && <Tag tone="need">{t.papersToReview(waiting)}</Tag>}
          {isReviewerCase(one) && isOpen && <AskForPaper one={one} />}
        </span>
      }
    >
      {one.documents.length === 0 && <p className="text-small text-ink-2">{t.noPapers}</p>}
      <ul className="grid grid-cols-2 gap-3 desk:grid-cols-[repeat(auto-fill,minmax(150px,1fr))]">
        {one.documents.map((paper) => (
          <li key={paper.type} className="grid">
            <GivePaper one={one} paper={paper} isOpen={isOpen}>
              <PaperTile one={one} paper={paper} />
            </GivePaper>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PaperTile({ one, paper }: { one: Case; paper: Paper }) {
  const t = useText(caseTexts);
  const states = useText(paperStateWords);
  const language = useLanguage();
  const state = paperState(paper);
  const { media } = paper;
  const name = paperName(paper, language);
  const picture = media ? (
    <Thumbnail
      src={pageAddress(one.applicationId, media.id, 1, 'thumb')}
      name={name}
      alt=""
      className="aspect-[4/3] w-full rounded-[8px] bg-track object-cover"
    />
  ) : (
    <span className="grid aspect-[4/3] place-items-center rounded-[8px] bg-track px-2 text-center text-tag text-ink-2">
      <span>
        <span className="grid place-items-center">
          <Icon name="file" />
        </span>
        {paper.hasFile ? t.hiddenPaper : t.noFile}
      </span>
    </span>
  );
  const words = (
    <>
      <b className="my-1 block">{name}</b>
      <Tag tone={paperTones[state]}>{states[state]}</Tag>
      {paper.reason && state === 'rejected' && (
        <span className="mt-1 block text-tag text-bad-ink">{paper.note || reasonText(paper.reason, language)}</span>
      )}
      {paper.versions > 1 && <span className="mt-1 block text-tag text-ink-2">{t.versions(paper.versions)}</span>}
    </>
  );
  const look = 'block flex-1 rounded-input border border-line p-2 text-left text-small';
  const isLink = media && isReviewerCase(one);
  return (
    <div className={isLink ? `${look} ${coveredClass} hover:border-brand` : look}>
      {picture}
      {isLink ? (
        <Link href={`/applications/${one.applicationId}/review/${paper.type}`} className={coverClass}>
          {words}
        </Link>
      ) : (
        words
      )}
    </div>
  );
}
