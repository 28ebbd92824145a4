import { getPrivacy, setConsent } from '@nukkad/contract/identity/privacy/privacy.api';
import { useEffect } from 'react';
import { call } from '../../platform/api/client.ts';
import { analyticsConsent, keepConsent } from '../../platform/consent.ts';

async function agree(): Promise<void> {
  const { consents } = await call(getPrivacy, { quiet: true });
  const recorded = consents.find(({ purpose }) => purpose === 'analytics');
  const here = analyticsConsent();
  if (recorded?.at) keepConsent(recorded.given);
  else if (here !== null)
    await call(setConsent, { body: { purpose: 'analytics', given: here }, quiet: true });
}

/** A person's recorded word counts on every device; where there is none, what was said as a visitor becomes it. */
export function useRecordedConsent(userId: string | null): void {
  useEffect(() => {
    if (userId) agree().catch(() => {});
  }, [userId]);
}
