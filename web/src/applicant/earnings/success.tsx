import { platforms } from '@volante/contract/earnings/platforms.ts';
import { useState } from 'react';
import { useText } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { DoneDrawing } from '../drawings/done.tsx';
import { ScreenButton } from '../link.tsx';
import { useRequest } from '../request.ts';
import { Screen } from '../screen.tsx';
import { ConnectedList } from './connected-list.tsx';
import { passEarnings } from './pass-earnings.ts';
import { isConnected, offeredPlatform, usePlatformName } from './platform-data.ts';
import { earningsTexts } from './texts.ts';
import { useLeaveUnoffered } from './unoffered.ts';

/** A platform is complete: what is connected, and both ways on. */
export default function PlatformSuccess({ params }: { params: { slug: string } }) {
  const request = useRequest();
  const t = useText(earningsTexts);
  const nameOf = usePlatformName();
  const [busy, setBusy] = useState(false);
  const offered = offeredPlatform(request, params.slug);
  const platform = offered && isConnected(request, offered) ? offered : null;
  useLeaveUnoffered(platform);
  if (!platform) return null;
  const pass = async () => {
    setBusy(true);
    await passEarnings(request.id);
    setBusy(false);
  };
  return (
    <Screen
      title={t.successTitle(platforms[platform].name)}
      lead={t.successLead}
      step="earnings"
      stepDetail={nameOf(platform)}
      stepShare={1}
      back={`/platforms/${platform}`}
      action={
        <Button busy={busy} onClick={pass}>
          {t.go}
        </Button>
      }
      below={
        <ScreenButton kind="text" to="/platforms">
          {t.connectPlatform}
        </ScreenButton>
      }
    >
      <div className="my-auto py-4">
        <DoneDrawing />
      </div>
      <ConnectedList />
    </Screen>
  );
}
