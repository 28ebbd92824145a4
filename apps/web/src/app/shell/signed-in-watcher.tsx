import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { NameWatcher } from '../../identity/account/name-watcher.tsx';
import { StepUpHost } from '../../identity/account/step-up/step-up-host.tsx';
import { TermsHost } from '../../identity/privacy/terms-host.tsx';
import { UploadsHost } from '../../nouns/upload/uploads-host.tsx';
import { withWords } from '../../platform/i18n/with-words.ts';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ChatHost } from '../../talk/chat/chat-host.tsx';
import { InWorkFrame } from '../work/in-work-frame.ts';
import { NotFoundTeller } from './not-found-teller.tsx';
import { untilStable } from './stable.ts';
import { isWorkRole } from './work-role.ts';

const BellInHeader = lazyOptional(
  () => withWords('app/shell/bell-in-header.tsx', () => import('./bell-in-header.tsx')),
  (part) => part.BellInHeader,
);
const WorkTabs = lazyOptional(
  () => withWords('app/work/work-tabs.tsx', () => import('../work/work-tabs.tsx')),
  (part) => part.WorkTabs,
);

/** Drawn when the page has come to rest. */
function AtRest({ children }: { children: ReactNode }) {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    void untilStable().then(() => setRests(true));
  }, []);
  return rests && <Suspense>{children}</Suspense>;
}

/** Background tasks for signed-in people, and on a public page the bar of tabs of those at work; not loaded for visitors. */
export function SignedInWatcher() {
  const { profile } = useSession();
  const hasOwnTabs = use(InWorkFrame);
  return (
    <>
      <StepUpHost />
      <TermsHost />
      <NameWatcher />
      <NotFoundTeller />
      <AtRest>{profile?.role && <BellInHeader />}</AtRest>
      <ChatHost />
      <AtRest>
        <UploadsHost />
      </AtRest>
      {!hasOwnTabs && isWorkRole(profile?.role ?? null) && (
        <Suspense>
          <WorkTabs />
        </Suspense>
      )}
    </>
  );
}
