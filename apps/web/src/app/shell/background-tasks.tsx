import { withWords } from '../../platform/i18n/with-words.ts';
import { bringChangeNames } from '../../ui/state/change-names.ts';
import { AlertHost } from './alert-host.tsx';
import { SessionWatcher } from './session-watcher.tsx';
import { StartUp } from './start-up.tsx';

bringChangeNames(async () => {
  const { changeNames } = await withWords('app/changes.gen.ts', () => import('../changes.gen.ts'));
  return changeNames;
});

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
