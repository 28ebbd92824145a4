import { Suspense, use } from 'react';
import { NameWatcher } from '../../identity/account/name-watcher.tsx';
import { StepUpHost } from '../../identity/account/step-up/step-up-host.tsx';
import { withWords } from '../../platform/i18n/with-words.ts';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { InWorkFrame } from '../work/in-work-frame.ts';
import { NotFoundTeller } from './not-found-teller.tsx';
import { isWorkRole } from './work-role.ts';

const WorkTabs = lazyOptional(
  () => withWords('app/work/work-tabs.tsx', () => import('../work/work-tabs.tsx')),
  (part) => part.WorkTabs,
);

/** Background tasks for signed-in people, and on a public page the bar of tabs of those at work; not loaded for visitors. */
export function SignedInWatcher() {
  const { profile } = useSession();
  const hasOwnTabs = use(InWorkFrame);
  return (
    <>
      <StepUpHost />
      <NameWatcher />
      <NotFoundTeller />
      {!hasOwnTabs && isWorkRole(profile?.role ?? null) && (
        <Suspense>
          <WorkTabs />
        </Suspense>
      )}
    </>
  );
}
