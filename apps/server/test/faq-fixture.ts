import { readNotice } from '../src/identity/privacy/notice.store.ts';
import { getBookingRules } from '../src/market/booking/rules.store.ts';
import { getPriceRules } from '../src/market/cart/price.store.ts';
import { readRules } from '../src/money/ledger/ledger.store.ts';
import { createContentDomain } from '../src/office/content/index.ts';
import { createPartnerDomain } from '../src/identity/partner/index.ts';
import { aSupportDomain } from './support-domain.ts';
import { type BackOffice, mountedBackOffice } from './back-office.ts';

const privacy = { readNotice };
/** Support with the pages of words, whose rules the answers state, and the back office. */
export const faqFixture = (): Promise<BackOffice> =>
  mountedBackOffice((platform, account) => {
    const { support } = aSupportDomain(platform, { account, partner: createPartnerDomain(platform) });
    const content = createContentDomain(platform, {
      booking: { rules: getBookingRules },
      cart: { rules: getPriceRules },
      ledger: { rules: readRules },
      privacy,
      support,
    });
    return [support, content];
  });
