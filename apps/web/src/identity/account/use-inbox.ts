import { useEffect, useState } from 'react';
import { loadSettings } from '../../platform/settings.ts';
import { type Contact, wordOf } from './account.queries.ts';

/** The address of the inbox where testers read the codes; null in production. */
export function useInbox(contact: Contact): string | null {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    loadSettings().then(
      (settings) => setShown(settings.developmentInbox),
      () => {},
    );
  }, []);
  return shown ? `/inbox?to=${encodeURIComponent(wordOf(contact))}` : null;
}
