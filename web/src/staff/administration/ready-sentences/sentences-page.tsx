import { type ReadySentence, sentencePlaces } from '@volante/contract/staff/administration/ready-sentences.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { queryClient, useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { nameOf } from '../../application/ready-sentences.tsx';
import { NotLoaded } from '../../controls/failure-notice.tsx';
import { call } from '../../session/call.ts';
import { AdminPage } from '../admin-page.tsx';
import { SentenceDialog } from './sentence-dialog.tsx';
import { SentenceForm } from './sentence-form.tsx';
import { sentenceTexts } from './texts.ts';

const KEY = ['ready-sentences'];

/** What staff can insert where they write to drivers, by place: add, change, no longer offer, restore. */
export function SentencesPage() {
  const t = useText(sentenceTexts);
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /ready-sentences', { signal }),
    staleTime: 0,
  });
  const [opened, setOpened] = useState<string | null>(null);
  const [adds, setAdds] = useState(false);
  const sentence = data?.items.find(({ id }) => id === opened);
  const changed = () => queryClient().invalidateQueries({ queryKey: KEY });
  // What somebody else saved is there when it is opened again.
  const close = () => {
    setOpened(null);
    void changed();
  };
  return (
    <AdminPage title={t.title} lead={t.lead}>
      <Button className="mb-5" icon={<Icon name="plus" size={18} />} onClick={() => setAdds(true)}>
        {t.add}
      </Button>
      <NotLoaded data={data} error={error} onAgain={refetch} className="h-40" label={t.loading} />
      {data &&
        sentencePlaces.map((place) => {
          const items = data.items.filter((item) => item.place === place);
          return (
            <section key={place} aria-labelledby={`sentences-${place}`} className="mb-6">
              <h2 id={`sentences-${place}`} className="mb-2 font-bold">
                {t.places[place]}
              </h2>
              {items.length === 0 && <p className="text-small text-ink-2">{t.none}</p>}
              <ul className="grid gap-2">
                {items.map((item) => (
                  <li key={item.id}>
                    <SentenceLine sentence={item} onOpen={() => setOpened(item.id)} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      {sentence && <SentenceDialog sentence={sentence} onChanged={changed} onClose={close} />}
      {adds && <SentenceForm sentence={null} onSaved={changed} onClose={() => setAdds(false)} />}
    </AdminPage>
  );
}

function SentenceLine({ sentence, onOpen }: { sentence: ReadySentence; onOpen(): void }) {
  const t = useText(sentenceTexts);
  const language = useLanguage();
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full flex-wrap items-start justify-between gap-x-3 gap-y-1 rounded-card border border-line bg-card px-4 py-3 text-left text-small hover:bg-brand-soft"
    >
      <span className="min-w-0">
        <b className="block text-base wrap-anywhere">{nameOf(sentence, language)}</b>
        <span className="text-ink-2 wrap-anywhere">{language === 'es' ? sentence.textEs : sentence.textEn}</span>
      </span>
      {!sentence.isOn && <Tag tone="need">{t.isOff}</Tag>}
    </button>
  );
}
