import { UpdatePrompt } from '../pwa/update-prompt.tsx';
import { Measuring } from './measuring.tsx';

/** What is loaded when the page has come to rest: the service worker and, where it is wanted, analytics. */
export function Afterwards() {
  return (
    <>
      <UpdatePrompt />
      <Measuring />
    </>
  );
}
