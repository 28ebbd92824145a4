import { privacyEvents } from '@nukkad/contract/identity/privacy/privacy.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { type LegalPage, isLegalPage } from '@nukkad/contract/office/legal/legal-pages';
import { istDay } from '@nukkad/contract/kernel/time';
import { type Notice, notice, text } from '../../../platform/notice/notice.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import type { Consumer } from '../../../platform/outbox/event.ts';
import { consumer, when } from '../../../platform/outbox/consumer.ts';
import { system, type Platform } from '../../../platform/platform.ts';
import { dayIn, type Said } from '../../../platform/spoken.rules.ts';
import { findVersion, listToTell } from './terms.store.ts';

/** So many people are told by one event: the next lot is an event of its own. */
const lotSize = 500;

const pageNames: Readonly<Record<LegalPage, Said>> = {
  terms: { en: 'terms of service', hi: 'सेवा की शर्तें' },
  policy: { en: 'privacy policy', hi: 'निजता नीति' },
  refunds: { en: 'refund and cancellation policy', hi: 'रिफ़ंड और रद्द करने की नीति' },
};

interface Lot {
  readonly page: string;
  readonly number: number;
  readonly after: string;
}

const lotOf = ({ page, number, after }: Lot) =>
  isLegalPage(page) ? { page, number, after: after === '' ? null : after } : null;

export const termsNotices = ({ config }: Pick<Platform, 'config'>): readonly Notice[] => {
  const link = `${config.publicOrigin}${screenAddress.ownTerms}`;
  return [
    notice('privacy.tell_terms', privacyEvents.termsChanged, {
      tag: 'account',
      opens: () => screenAddress.ownTerms,
      channels: ['push', 'inapp', 'mail'],
      to: async ({ facts }, reader) => {
        const lot = lotOf(facts);
        return lot ? (await listToTell(reader, lot, lotSize)).map((userId) => ({ userId })) : [];
      },
      look: async ({ facts }, reader) => {
        const lot = lotOf(facts);
        return lot && findVersion(reader, lot);
      },
      words: ({ page, agreeFrom, changeEn, changeHi }) => {
        if (!agreeFrom) return null;
        const day = istDay(agreeFrom);
        return text({
          en: `our ${pageNames[page].en} changed: ${changeEn} From ${dayIn('en', day)} you place new orders once you have agreed: ${link}`,
          hi: `हमारी ${pageNames[page].hi} बदली हैं: ${changeHi} ${dayIn('hi', day)} से नए ऑर्डर सहमति के बाद ही होंगे: ${link}`,
        });
      },
    }),
  ];
};

/** Goes on with the next lot while one is full. */
export const termsConsumer = (platform: Platform): Consumer =>
  consumer(
    'privacy.next_terms_lot',
    when(privacyEvents.termsChanged, ({ facts }) =>
      platform.write(system, async (tx) => {
        const lot = lotOf(facts);
        const told = lot ? await listToTell(tx, lot, lotSize) : [];
        const last = told.at(-1);
        if (last !== undefined && told.length === lotSize)
          await publish(tx, platform.clock.now(), privacyEvents.termsChanged, { ...facts, after: last });
      }),
    ),
  );
