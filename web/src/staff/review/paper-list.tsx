import type { ReviewerCase } from '@volante/contract/staff/case.ts';
import type { Paper } from '@volante/contract/staff/paper.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import { Tag } from '../../ui/tag.tsx';
import { pageAddress } from '../application/application.ts';
import { paperName, paperState, paperStateWords, paperTones } from '../application/paper-words.ts';
import { coverClass, coveredClass, Thumbnail } from '../controls/pictures/thumbnail.tsx';
import { reviewTexts } from './texts.ts';

interface PaperListProps {
  one: ReviewerCase;
  papers: readonly Paper[];
  current: string;
}

/** The strip of papers: beside the picture, on a phone above it. */
export function PaperList({ one, papers, current }: PaperListProps) {
  const t = useText(reviewTexts);
  const states = useText(paperStateWords);
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  // The next paper begins at the top of a phone's page, and its place in the strip comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each paper
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current]')
      ?.closest('li')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    scrollTo(0, 0);
  }, [current]);
  return (
    <nav aria-label={t.papers} className="overflow-auto border-line bg-card max-desk:border-b desk:border-r">
      <ul ref={list} className="flex gap-2 p-2 desk:flex-col">
        {papers.map((paper) => (
          <li key={paper.type} className="w-28 flex-none desk:w-auto">
            <div
              className={`${coveredClass} rounded-input border-[1.5px] p-1.5 text-tag font-semibold ${paper.type === current ? 'border-brand bg-brand-soft' : 'border-line hover:border-brand'}`}
            >
              {paper.media && (
                <Thumbnail
                  src={pageAddress(one.applicationId, paper.media.id, 1, 'thumb')}
                  name={paperName(paper, language)}
                  alt=""
                  className="mb-1 h-14 w-full rounded-[8px] bg-track object-cover"
                />
              )}
              <Link
                href={`/applications/${one.applicationId}/review/${paper.type}`}
                replace
                aria-current={paper.type === current ? 'page' : undefined}
                className={coverClass}
              >
                <span className="mb-1 line-clamp-2 block">{paperName(paper, language)}</span>
                <Tag tone={paperTones[paperState(paper)]}>{states[paperState(paper)]}</Tag>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
