import { hasPermission } from '../../../platform/viewer.ts';
import { type WaitingReader, countedInOffice } from '../../../platform/waiting/waiting.ts';
import { countRefunds } from './claim/lead-refund.store.ts';
import { countFreshLeads } from './waiting.store.ts';

const ofTeam: WaitingReader = {
  room: 'work',
  read: async ({ reader, viewer, now }) => {
    const { organisationId } = viewer;
    if (organisationId === null || !hasPermission(viewer, 'booking.view')) return [];
    const { count, at } = await countFreshLeads(reader, organisationId, now);
    return [{ kind: 'lead', count, at: at?.toISOString() ?? null, amount: null }];
  },
};

const ofOffice = countedInOffice({
  lead_claim: ({ reader }) => countRefunds(reader, { organisationId: null, status: 'Waiting' }),
});

export const leadWaiting: readonly WaitingReader[] = [ofTeam, ofOffice];
