import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Router, useLocation } from 'wouter';
import { queryClient } from '../../lib/queries.ts';
import { CrashBoundary, WaitingPage } from '../layout/plain-page.tsx';
import { welcome } from '../session/begin.ts';
import { useSession } from '../session/session.ts';
import { SignIn, Unreachable } from '../signing-in/sign-in.tsx';
import { loadRooms } from './first-rooms.ts';

const Invitation = lazy(() =>
  import('../signing-in/invitation.tsx').then(({ Invitation }) => ({ default: Invitation })),
);
const Rooms = lazy(loadRooms);

/** The whole console. */
export function App() {
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient()}>
        <Router base="/staff">
          <Suspense fallback={<WaitingPage />}>
            <Door />
          </Suspense>
        </Router>
      </QueryClientProvider>
    </CrashBoundary>
  );
}

/** Shows the app to signed-in staff. */
function Door() {
  const { phase } = useSession();
  const [path, navigate] = useLocation();
  if (path === '/invitation') {
    const token = location.hash.slice(1);
    return (
      <Invitation
        token={token}
        onAccepted={({ me }) => {
          navigate('/', { replace: true });
          welcome(me);
        }}
      />
    );
  }
  if (phase === 'loading') return <WaitingPage />;
  if (phase === 'unreachable') return <Unreachable />;
  if (phase === 'out') return <SignIn />;
  return <Rooms />;
}
