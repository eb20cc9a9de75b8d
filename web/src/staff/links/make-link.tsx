import type { LinkMatch, MadeLink } from '@volante/contract/staff/links/link-calls.ts';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { showFailure } from '../controls/failure-notice.tsx';
import { call } from '../session/call.ts';
import { LinkForm, type TypedLink } from './link-form.tsx';
import { LinksPage } from './links-page.tsx';
import { Made } from './made.tsx';
import { Matches } from './matches.tsx';
import { linkTexts } from './texts.ts';

/** Makes one link: the form, existing live applications, and the ways to hand the link over. */
export function MakeLink() {
  const t = useText(linkTexts);
  const [made, setMade] = useState<{ link: MadeLink; typed: TypedLink } | null>(null);
  const [found, setFound] = useState<{ matches: LinkMatch[]; typed: TypedLink } | null>(null);
  const [round, setRound] = useState(0);
  const [isMaking, setMaking] = useState(false);

  /** Rejects with the refusals of values, for their fields. */
  async function ask(typed: TypedLink): Promise<void> {
    const { country, phone, email } = typed;
    if (phone || email) {
      const body = { country, ...(phone && { phone }), ...(email && { email }) };
      const { items } = await call('POST /links/matches', { body });
      if (items.length > 0) return setFound({ matches: items, typed });
    }
    await make(typed);
  }
  async function make(typed: TypedLink): Promise<void> {
    setMade({ link: await call('POST /links', { body: typed }), typed });
    setFound(null);
  }
  function makeAnyway(typed: TypedLink): void {
    setMaking(true);
    make(typed)
      .catch(showFailure)
      .finally(() => setMaking(false));
  }
  function again(): void {
    setMade(null);
    setRound(round + 1);
  }
  return (
    <LinksPage title={made ? t.made : t.title}>
      {made ? (
        <Made link={made.link} typed={made.typed} onAnother={again} />
      ) : (
        <>
          <p className="mb-4 text-ink-2">{t.lead}</p>
          {found && (
            <Matches
              matches={found.matches}
              busy={isMaking}
              onMake={() => makeAnyway(found.typed)}
              onBack={() => setFound(null)}
            />
          )}
          <div hidden={found !== null}>
            <LinkForm key={round} onSend={ask} />
          </div>
        </>
      )}
    </LinksPage>
  );
}
