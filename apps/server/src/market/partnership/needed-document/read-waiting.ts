import { istInstant } from '@nukkad/contract/kernel/time';
import type { WaitingReader } from '../../../platform/waiting/waiting.ts';
import { hasPermission } from '../../../platform/viewer.ts';
import { countGaps } from './document-gap.store.ts';

/** Documents that the own work needs and that end soon, have ended or are missing. */
export const documentsLacking: WaitingReader = {
  room: 'work',
  read: async ({ reader, viewer }) => {
    if (!viewer.organisationId || !hasPermission(viewer, 'company_profile.view')) return [];
    const { count, pausesOn } = await countGaps(reader, viewer.organisationId);
    const at = pausesOn === null ? null : istInstant(pausesOn).toISOString();
    return [{ kind: 'document_lacking', count, at, amount: null }];
  },
};
