import type { ReadySentence } from '@volante/contract/staff/administration/ready-sentences.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { useQuery } from '../../../lib/queries.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { nameOf } from '../../application/ready-sentences.tsx';
import { FailureNotice, NotLoaded } from '../../controls/failure-notice.tsx';
import { orReadAgain } from '../../controls/form/or-read-again.ts';
import { useSending } from '../../controls/form/use-form.ts';
import { call } from '../../session/call.ts';
import { showMoment } from '../../words/moments.ts';
import { SentenceForm, useTextError, versionsOf } from './sentence-form.tsx';
import { ShownSentence } from './shown-sentence.tsx';
import { sentenceTexts } from './texts.ts';

interface SentenceDialogProps {
  sentence: ReadySentence;
  /** Reads it again. */
  onChanged(): Promise<void>;
  onClose(): void;
}

/** One sentence with all its versions, each of which can become the next one. */
export function SentenceDialog({ sentence, onChanged, onClose }: SentenceDialogProps) {
  const t = useText(sentenceTexts);
  const language = useLanguage();
  // As it was when its change began: what somebody else saves meanwhile takes nothing of what is typed.
  const [changed, setChanged] = useState<ReadySentence | null>(null);
  const { busy, failure, run } = useSending();
  const { id, version, place, isOn } = sentence;
  const { data, error, refetch } = useQuery(versionsOf(id));
  const textError = useTextError();
  // What it says, not where, nor whether, it is offered.
  const restore = ({ nameEs, nameEn, textEs, textEn }: ReadySentence) =>
    run(async () => {
      const body = { place, isOn, nameEs, nameEn, textEs, textEn, version };
      await orReadAgain(call('PUT /ready-sentences/{sentenceId}', { params: { sentenceId: id }, body }), onChanged);
      toast.success(t.saved);
      await onChanged();
    });
  if (changed) return <SentenceForm sentence={changed} onSaved={onChanged} onClose={onClose} />;
  return (
    <Dialog look="side" title={nameOf(sentence, language)} onClose={onClose}>
      <div className="grid gap-5 text-small">
        <p className="text-ink-2">{isOn ? t.places[place] : `${t.places[place]} · ${t.isOff}`}</p>
        <FailureNotice error={failure} />
        <div>
          <Button onClick={() => setChanged(sentence)}>{t.change}</Button>
        </div>
        <section aria-labelledby="sentence-versions" className="border-t border-line pt-4">
          <h3 id="sentence-versions" className="mb-2 font-bold">
            {t.versions}
          </h3>
          <NotLoaded data={data} error={error} onAgain={refetch} className="h-24" label={t.loading} />
          <ol className="grid gap-5">
            {data?.items.map((item) => (
              <Version
                key={item.version}
                item={item}
                busy={busy}
                onRestore={item.version < version ? () => void restore(item) : null}
                whyNot={textError(place, item.textEs) || textError(place, item.textEn)}
              />
            ))}
          </ol>
        </section>
      </div>
    </Dialog>
  );
}

interface VersionProps {
  item: ReadySentence;
  busy: boolean;
  /** Saves what it says again; the present one has none. */
  onRestore: (() => void) | null;
  /** What can't be filled in where the sentence is offered now. */
  whyNot: string | false;
}

function Version({ item, busy, onRestore, whyNot }: VersionProps) {
  const t = useText(sentenceTexts);
  const language = useLanguage();
  const { version, by, at } = item;
  const when = showMoment(at, language);
  return (
    <li className="grid gap-1.5">
      <ShownSentence sentence={item} version={version} />
      <p className="text-ink-2">{by ? t.by(by.name, when) : t.ours(when)}</p>
      {onRestore && whyNot && <p className="wrap-anywhere">{t.notRestored(whyNot)}</p>}
      {onRestore && !whyNot && (
        <div>
          <Button kind="outline" busy={busy} aria-label={t.restoreOne(version)} onClick={onRestore}>
            {t.restore}
          </Button>
        </div>
      )}
    </li>
  );
}
