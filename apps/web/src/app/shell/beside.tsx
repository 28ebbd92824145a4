import { AlertHost } from './alert-host.tsx';
import { SessionWatcher } from './session-watcher.tsx';
import { StartUp } from './start-up.tsx';

/** What goes on beside every page, whoever looks at it: one file, for each more costs its own request. */
export function Beside() {
  return (
    <>
      <SessionWatcher />
      <AlertHost />
      <StartUp />
    </>
  );
}
