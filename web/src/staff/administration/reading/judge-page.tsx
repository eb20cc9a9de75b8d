import { isPlatform } from '@volante/contract/earnings/platforms.ts';
import type { KeptPicture } from '@volante/contract/staff/administration/reading.ts';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { CallError } from '../../../lib/call/call-error.ts';
import { queryClient, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { NotLoaded, showFailure } from '../../controls/failure-notice.tsx';
import { KeyButton } from '../../keys/key.tsx';
import { useKey } from '../../keys/use-key.ts';
import { call } from '../../session/call.ts';
import { AdminPage } from '../admin-page.tsx';
import { KeptFacts, KeptImage } from './kept-picture.tsx';
import { keptQuery, readingQuery } from './reading-data.ts';
import { readingTexts } from './texts.ts';
import { type Shown, WrongForm } from './wrong-form.tsx';

type Verdict = { verdict: 'right' } | { verdict: 'not_a_week' } | ({ verdict: 'wrong' } & Shown);

/** Kept pictures, one after another: read right, or what they show instead. */
export function JudgePage() {
  const t = useText(readingTexts);
  const named = new URLSearchParams(useSearch()).get('platform') ?? '';
  const platform = isPlatform(named) ? named : undefined;
  const { data, error, refetch } = useQuery(keptQuery(platform));
  const [judged, setJudged] = useState<readonly KeptPicture[]>([]);
  /** The one before, to be judged again. */
  const [back, setBack] = useState<KeptPicture | null>(null);
  /** Ids of those whose driver withdrew meanwhile. */
  const [gone, setGone] = useState<readonly string[]>([]);
  const isOver = (id: string) => gone.includes(id) || judged.some(({ pictureId }) => pictureId === id);
  const left = data?.items.filter(({ pictureId }) => !isOver(pictureId)) ?? [];
  const picture = back ?? left[0];
  const last = judged.at(-1);

  async function judge(verdict: Verdict): Promise<void> {
    if (!picture) return;
    const { pictureId } = picture;
    const others = judged.filter((other) => other.pictureId !== pictureId);
    try {
      await call('PUT /reading/pictures/{pictureId}/verdict', { params: { pictureId }, body: verdict });
      toast.success(t.saved, 1500);
      setJudged([...others, picture]);
    } catch (failure) {
      if (!(failure instanceof CallError && failure.code === 'not_found_error')) throw failure;
      toast.error(t.gone, 5000);
      setGone([...gone, pictureId]);
      setJudged(others);
    }
    setBack(null);
    void queryClient().invalidateQueries({ queryKey: readingQuery.queryKey, exact: true });
    if (left.length <= 1) await refetch();
  }
  return (
    <AdminPage title={t.judgeTitle} lead={t.judgeLead}>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-72" label={t.judgeLoading} />
      {data && !picture && <p className="mb-4 text-ink-2">{t.judgeNone}</p>}
      {picture && <Judging key={picture.pictureId} picture={picture} onJudged={judge} />}
      <div className="mt-4 flex flex-wrap gap-2">
        {last && !back && (
          <Button kind="outline" onClick={() => setBack(last)}>
            {t.before}
          </Button>
        )}
        <Link href="/admin/reading" className={buttonClass('outline')}>
          {t.back}
        </Link>
      </div>
    </AdminPage>
  );
}

interface JudgingProps {
  picture: KeptPicture;
  onJudged(verdict: Verdict): Promise<void>;
}

function Judging({ picture, onJudged }: JudgingProps) {
  const t = useText(readingTexts);
  const [isWrong, setWrong] = useState(false);
  const [busy, run] = useBusy(showFailure);
  const wasRead = picture.read.week !== null && picture.read.amount !== null;
  const right = () => void run(() => onJudged({ verdict: 'right' }));
  const wrong = () => setWrong(true);
  useKey('a', right, { enabled: wasRead && !isWrong });
  useKey('r', wrong, { enabled: !isWrong });
  return (
    <div className="grid gap-5 desk:grid-cols-2">
      <KeptImage picture={picture} low={isWrong} />
      <div className="grid content-start gap-4">
        <KeptFacts picture={picture} />
        {isWrong ? (
          <WrongForm
            picture={picture}
            onShown={(shown) => onJudged({ verdict: 'wrong', ...shown })}
            onNotAWeek={() => onJudged({ verdict: 'not_a_week' })}
            onCancel={() => setWrong(false)}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            {wasRead && (
              <KeyButton shortcut="A" busy={busy} onClick={right}>
                {t.right}
              </KeyButton>
            )}
            <KeyButton shortcut="R" kind="outline" onClick={wrong}>
              {t.wrong}
            </KeyButton>
          </div>
        )}
      </div>
    </div>
  );
}
