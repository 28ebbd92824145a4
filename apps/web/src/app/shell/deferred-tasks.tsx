import { UpdatePrompt } from '../pwa/update-prompt.tsx';
import { AnalyticsLoader } from './analytics-loader.tsx';
import { NotFoundTeller } from './not-found-teller.tsx';

/** Loaded when the page is idle: the service worker, with consent analytics, and what a visitor at an unknown address is told. */
export function DeferredTasks() {
  return (
    <>
      <UpdatePrompt />
      <AnalyticsLoader />
      <NotFoundTeller />
    </>
  );
}
