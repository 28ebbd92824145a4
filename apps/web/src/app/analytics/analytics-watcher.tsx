import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { analyticsConsent, onConsent } from '../../platform/consent.ts';
import { type SessionView, useSession } from '../../platform/session/use-session.ts';
import { type Analytics, anonymousPath, figures, propertiesAt } from './analytics.ts';
import { ConsentPrompt } from './consent-prompt.tsx';
import { useRecordedConsent } from './use-recorded-consent.ts';

/** Loads the provider's library after the person has consented, not before. */
function useProvider(apiKey: string, origin: string, wanted: boolean): Analytics | null {
  const [analytics, setAnalytics] = useState<Analytics | null>(null);
  useEffect(() => {
    if (!wanted || analytics) return;
    let left = false;
    // What does not arrive is not missed.
    import('./amplitude.ts').then(
      ({ amplitudeAnalytics }) => !left && setAnalytics(amplitudeAnalytics(apiKey, origin)),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [apiKey, origin, wanted, analytics]);
  useEffect(() => analytics?.silence(!wanted), [analytics, wanted]);
  return wanted ? analytics : null;
}

/** What was last told. It outlives the watcher, which is mounted anew where a login leads to another frame. */
const told: { status: SessionView['status']; path: string | null } = { status: 'unknown', path: null };

/**
 * A login begins an analytics session; a logout makes the next one anonymous; a signed-in person is identified 3 s
 * after the start.
 */
function useWho(analytics: Analytics | null): void {
  const { status, profile } = useSession();
  const userId = profile?.userId ?? null;
  useEffect(() => {
    if (!analytics) return;
    if (told.status === 'signed-out' && status === 'signed-in') analytics.beginSession(Date.now());
    if (told.status === 'signed-in' && status === 'signed-out') analytics.reset();
    told.status = status;
  }, [analytics, status]);
  useEffect(() => {
    if (!analytics || status !== 'signed-in' || !userId) return;
    const timer = setTimeout(
      () => analytics.identify(userId, propertiesAt(new Date())),
      figures.identifyAfterMs,
    );
    return () => clearTimeout(timer);
  }, [analytics, status, userId]);
}

/** After each finished navigation, while online. A changed query is the same page. */
function usePageViews(analytics: Analytics | null): void {
  const { pathname } = useLocation();
  const settled = useNavigation().state === 'idle';
  useEffect(() => {
    if (!analytics || !settled || !navigator.onLine || told.path === pathname) return;
    told.path = pathname;
    analytics.pageView(anonymousPath(pathname));
  }, [analytics, pathname, settled]);
}

export function AnalyticsWatcher({ apiKey, origin }: { apiKey: string; origin: string }) {
  const consent = useSyncExternalStore(onConsent, analyticsConsent);
  const analytics = useProvider(apiKey, origin, consent === true);
  useRecordedConsent(useSession().profile?.userId ?? null);
  useWho(analytics);
  usePageViews(analytics);
  return consent === null ? <ConsentPrompt /> : null;
}
