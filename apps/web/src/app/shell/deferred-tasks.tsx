import { UpdatePrompt } from '../pwa/update-prompt.tsx';
import { AnalyticsLoader } from './analytics-loader.tsx';

/** What is loaded when the page has come to rest: the service worker and, where it is wanted, analytics. */
export function DeferredTasks() {
  return (
    <>
      <UpdatePrompt />
      <AnalyticsLoader />
    </>
  );
}
