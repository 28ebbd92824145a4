export const partyActs = ['party.add', 'party.edit'] as const;
