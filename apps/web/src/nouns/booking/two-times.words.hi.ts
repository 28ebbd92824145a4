/** The booked time beside another one. */
export const twoTimesWords = {
  'proposal.now': 'अभी का समय',
  'proposal.new': 'नया समय',
} as const;
