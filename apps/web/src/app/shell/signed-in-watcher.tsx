import { NameWatcher } from '../../identity/account/name-watcher.tsx';
import { StepUpHost } from '../../identity/account/step-up/step-up-host.tsx';

/** Background tasks for signed-in people; not loaded for visitors. */
export function SignedInWatcher() {
  return (
    <>
      <StepUpHost />
      <NameWatcher />
    </>
  );
}
