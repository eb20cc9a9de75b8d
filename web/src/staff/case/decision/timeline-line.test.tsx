import type { TimelineItem } from '@volante/contract/staff/case.ts';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TimelineLine } from './timeline-line.tsx';

const answered = (mine: boolean): TimelineItem => ({
  id: '1',
  at: '2026-11-21T18:00:00Z',
  by: 'applicant',
  actor: null,
  source: 'event',
  kind: 'paper_contradiction_answered',
  details: { type: 'identity_card_front', mine, fields: ['firstName'] },
});

test.each([
  [true, 'Dijo que es suyo, aunque no coincide con lo que escribió: INE Frente'],
  [false, 'Dijo que no es suyo: INE Frente'],
])('what a driver answered about a card that names somebody else is told to staff', async (mine, words) => {
  const screen = await render(
    <ol>
      <TimelineLine item={answered(mine)} />
    </ol>,
  );
  await expect.element(screen.getByText(words)).toBeVisible();
});
