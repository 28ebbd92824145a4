import type { GroupReason } from '@nukkad/contract/network/group/group-membership.noun';
import type { Said } from '../../platform/spoken.rules.ts';

/** Why someone is not in a group, said kindly; `other` says what was written alone. */
const said: Readonly<Record<Exclude<GroupReason, 'other'>, Said>> = {
  rules: { en: 'it did not fit the rules of the group', hi: 'यह ग्रुप के नियमों के अनुसार नहीं था' },
  advertising: { en: 'the group is not for advertising', hi: 'यह ग्रुप विज्ञापन के लिए नहीं है' },
  other_trade: { en: 'the group is for another trade', hi: 'यह ग्रुप दूसरे काम के लिए है' },
  other_place: { en: 'the group is for another place', hi: 'यह ग्रुप दूसरी जगह के लिए है' },
  not_known: {
    en: 'the moderators do not know you yet',
    hi: 'मॉडरेटर अभी आपको नहीं जानते',
  },
};

/** The reason and what was written beside it; null: none of both. */
export function reasonSaid(reason: GroupReason | null, words: string | null): Said | null {
  const known = reason === null || reason === 'other' ? null : said[reason];
  if (!known) return words === null ? null : { en: words, hi: words };
  return words === null ? known : { en: `${known.en}: ${words}`, hi: `${known.hi}: ${words}` };
}
