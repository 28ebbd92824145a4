import { defineErrors } from '../../kernel/errors.ts';

export const partyErrors = defineErrors({
  party_not_found: [404, 'Resource is not available'],
  party_changed: [409, 'This party was changed meanwhile. Check it and try again.'],
  party_gst_taken: [409, 'You already have a party with this GST number.'],
  party_known: [409, 'You already have a party with this name.'],
  party_limit: [409, 'Use at most 10,000 parties.'],
});

export const partyActs = ['party.add', 'party.edit'] as const;
