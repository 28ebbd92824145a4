import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loadDictionary } from '../../platform/i18n/load-dictionary.ts';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { keepSystemIp } from '../../platform/session/system-ip.ts';
import { loadSettings } from '../../platform/settings.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { openedAt } from './opened-at.ts';
import { untilStable } from './stable.ts';

const RouteAnnouncer = lazyOptional(
  () => import('./route-announcer.tsx'),
  (part) => part.RouteAnnouncer,
);
const DeferredTasks = lazyOptional(
  () => import('./deferred-tasks.tsx'),
  (part) => part.DeferredTasks,
);

/** Few come by a friend's link; only they load what keeps its code. */
function keepFriend(): void {
  const address = openedAt();
  if (!address.includes('friend=')) return;
  import('../../identity/account/referral/stored-code.ts').then(
    (part) => part.storeReferralCode(address),
    () => {},
  );
}

/** An arrival needs a navigation first: its code is loaded with that, or when the page has become stable. */
function useArrivals(stable: boolean): boolean {
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (stable || pathname !== new URL(openedAt()).pathname) setWanted(true);
  }, [stable, pathname]);
  return wanted;
}

/** The settings, once at startup, and the operators' dictionary; without an answer the built-in words are used. */
export function StartUp() {
  const { words, language } = useTranslation();
  const [stable, setStable] = useState(false);
  useEffect(() => {
    void untilStable().then(() => setStable(true));
  }, []);
  const arrivals = useArrivals(stable);
  useEffect(keepFriend, []);
  useEffect(keepSystemIp, []);
  useEffect(() => {
    loadSettings().catch(() => {});
  }, []);
  useEffect(() => {
    void loadDictionary(words);
    document.documentElement.lang = language;
  }, [words, language]);
  return (
    <>
      <Suspense>{arrivals && <RouteAnnouncer />}</Suspense>
      <Suspense>{stable && <DeferredTasks />}</Suspense>
    </>
  );
}
