import { listActivity } from '@nukkad/contract/identity/profile/profile.api';
import type { ActivityArea } from './activity-words.ts';
import { usePages } from '../../../platform/api/pages.ts';

export interface AskedActivity {
  readonly scope: 'own' | 'organisation';
  readonly area: ActivityArea | '';
  /** Days, Asia/Kolkata; empty: without end. */
  readonly from: string;
  readonly to: string;
}

export function useActivity({ scope, area, from, to }: AskedActivity) {
  return usePages(listActivity, {
    scope,
    ...(area ? { area } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    limit: 30,
  });
}
