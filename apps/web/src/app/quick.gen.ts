// Written by `npm run lists` from the names of the files. Do not edit.
import type { QuickAction } from '../platform/nav-items.ts';
import { staffQuick } from '../identity/staff/staff.quick.ts';
import { catalogQuick } from '../market/catalog/catalog.quick.ts';
import { jobQuick } from '../hiring/job/job.quick.ts';
import { partyQuick } from '../work/party/party.quick.ts';

export const domainQuick: readonly QuickAction[] = [
  ...staffQuick,
  ...catalogQuick,
  ...jobQuick,
  ...partyQuick,
];
