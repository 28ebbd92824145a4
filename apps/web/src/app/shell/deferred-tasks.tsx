import { UpdatePrompt } from '../pwa/update-prompt.tsx';
import { AnalyticsLoader } from './analytics-loader.tsx';

/** Loaded when the page is idle: the service worker and, with consent, analytics. */
export function DeferredTasks() {
  return (
    <>
      <UpdatePrompt />
      <AnalyticsLoader />
    </>
  );
}
