import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { partnerEvents } from '@nukkad/contract/identity/partner/partner.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { Heard } from '../../platform/outbox/event.ts';
import type { PartnershipDependencies } from './partnership.interface.ts';
import { changeTexts, cityPriceTexts, featureTexts, partnerTexts } from './status/partner-words.ts';

const toOwner = ({ partners }: Pick<PartnershipDependencies, 'partners'>) =>
  ({
    tag: 'account',
    // Whether it may work, and at what price.
    weight: 'critical',
    opens: () => screenAddress.partnerProfile,
    to: async ({ facts }: Heard<{ readonly organisationId: string }>, reader: Reader) =>
      person((await partners.find(reader, facts.organisationId))?.ownerUserId),
  }) as const;

/** Decisions about a partner, sent to its owner. */
export function partnershipNotices(
  deps: Pick<PartnershipDependencies, 'partner' | 'partners' | 'platform'>,
): readonly Notice[] {
  const owner = toOwner(deps);
  const prices = `${deps.platform.config.publicOrigin}${screenAddress.partnerServices}`;
  return [
    notice('partnership.tell_owner', partnerEvents.statusChanged, {
      ...owner,
      // Several moves at once, as accepted and live: only the last of them is news.
      look: async ({ facts }, reader) => {
        const partner = await deps.partners.find(reader, facts.organisationId);
        return partner?.status === facts.to ? partner.status : null;
      },
      words: (status) => {
        const news = partnerTexts[status];
        return news ? text(news) : null;
      },
    }),
    notice('partnership.tell_change', partnerEvents.changeDecided, {
      ...owner,
      look: async ({ facts }) => facts.status,
      words: (status) => {
        const news = changeTexts[status];
        return news ? text(news) : null;
      },
    }),
    notice('partnership.tell_feature', partnerEvents.featuresChanged, {
      ...owner,
      look: async ({ facts }, reader) => {
        const standing = await deps.partner.findStatuses(reader, facts.organisationId, null);
        if (!standing) return null;
        return standing.closedKeys.includes(facts.key) ? 'closed' : 'open';
      },
      words: (state: keyof typeof featureTexts) => text(featureTexts[state]),
    }),
    notice('partnership.tell_city_price', partnerEvents.cityPriceChanged, {
      ...owner,
      opens: () => screenAddress.partnerServices,
      look: async ({ facts }) => facts,
      words: (facts) => text(cityPriceTexts(facts, prices)),
    }),
  ];
}
