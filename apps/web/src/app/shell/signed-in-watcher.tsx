import { NameWatcher } from '../../identity/account/name-watcher.tsx';
import { StepUpHost } from '../../identity/account/step-up/step-up-host.tsx';

/** What goes on beside the pages of somebody who is signed in; visitors do not load it. */
export function SignedInWatcher() {
  return (
    <>
      <StepUpHost />
      <NameWatcher />
    </>
  );
}
