import * as amplitude from '@amplitude/analytics-browser';
import { type Analytics, figures } from './analytics.ts';

/** Amplitude's HTTP API, without anything that it would gather by itself. */
export function amplitudeAnalytics(apiKey: string, origin: string): Analytics {
  amplitude.init(apiKey, undefined, {
    serverUrl: new URL('/2/httpapi', origin).href,
    flushIntervalMillis: figures.flushIntervalMs,
    flushMaxRetries: figures.maxRetries,
    flushQueueSize: figures.queueSize,
    sessionTimeout: figures.sessionTimeoutMs,
    autocapture: false,
    remoteConfig: { fetchRemoteConfig: false },
    enableDiagnostics: false,
    trackingOptions: { ipAddress: false },
    identityStorage: 'localStorage',
  });
  return {
    identify: (userId, properties) => {
      amplitude.setUserId(userId);
      const identity = new amplitude.Identify();
      for (const [name, value] of Object.entries(properties)) identity.set(name, value);
      amplitude.identify(identity);
    },
    beginSession: (at) => amplitude.setSessionId(at),
    reset: () => amplitude.reset(),
    pageView: (path) => void amplitude.track('Page View', { path }),
    silence: (silent) => amplitude.setOptOut(silent),
  };
}
