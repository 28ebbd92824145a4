import { AlertHost } from './alert-host.tsx';
import { SessionWatcher } from './session-watcher.tsx';
import { StartUp } from './start-up.tsx';

/** Background parts of every page, for every visitor: one file, because each further file costs a request. */
export function BackgroundTasks() {
  return (
    <>
      <SessionWatcher />
      <AlertHost />
      <StartUp />
    </>
  );
}
