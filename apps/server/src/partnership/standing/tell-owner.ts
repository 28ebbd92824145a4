import { partnerEvents } from '@nukkad/contract/partner/partner.events';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { PartnerStatus } from '@nukkad/contract/partner/partner.lifecycle';
import { findPartner } from '../../partner/index.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { firstTime, hasSeen } from '../../platform/outbox/once.ts';
import { system } from '../../platform/platform.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import type { PartnershipParts } from '../partnership.parts.ts';

/** By what it became; moves that the owner makes are seen on the screen. */
export const partnerNews: Readonly<Partial<Record<PartnerStatus, Said>>> = {
  Approved: {
    en: 'your partner profile was accepted. Verify your bank account and you are live.',
    hi: 'आपकी पार्टनर प्रोफ़ाइल मंज़ूर हो गई। बैंक खाता सत्यापित करते ही आप लाइव हो जाएँगे।',
  },
  Rejected: {
    en: 'your partner profile needs something mended. Sign in to read what.',
    hi: 'आपकी पार्टनर प्रोफ़ाइल में कुछ ठीक करना है। क्या, यह देखने के लिए साइन इन करें।',
  },
  Active: {
    en: 'your shop is live. Customers can book you now.',
    hi: 'आपका बिज़नेस लाइव है। ग्राहक अब आपको बुक कर सकते हैं।',
  },
  Suspended: {
    en: 'your shop is suspended and cannot be booked. Sign in to read why.',
    hi: 'आपका बिज़नेस निलंबित है और बुक नहीं हो सकता। कारण जानने के लिए साइन इन करें।',
  },
  Blocked: {
    en: 'your shop was blocked. Sign in to read why and how to contact us.',
    hi: 'आपका बिज़नेस ब्लॉक किया गया है। कारण और संपर्क का तरीका जानने के लिए साइन इन करें।',
  },
  Inactive: {
    en: 'your shop rests, as you have not signed in for long. Sign in and it is open again.',
    hi: 'लंबे समय से साइन इन न करने से आपका बिज़नेस रुका हुआ है। साइन इन करते ही फिर खुल जाएगा।',
  },
  Deactivated: {
    en: 'your shop is closed. Thank you for being with us.',
    hi: 'आपका बिज़नेस बंद कर दिया गया है। हमारे साथ रहने के लिए धन्यवाद।',
  },
};

/** A message to the owner of a partner; nothing where there is no number. */
export async function sendToOwner(
  { platform, account }: Pick<PartnershipParts, 'platform' | 'account'>,
  organisationId: string,
  said: Said,
): Promise<void> {
  const { db, providers } = platform;
  const partner = await findPartner(db, organisationId);
  const owner = partner && (await account.getPeople(db, [partner.ownerUserId])).get(partner.ownerUserId);
  if (owner && owner.mobileNumber !== '')
    await providers.sms.send({
      mobileNumber: owner.mobileNumber,
      template: 'account_notice',
      language: owner.language,
      variables: { text: said[owner.language] },
    });
}

/** The owner hears by message what was decided, once for each event. */
export function tellOwner({ platform, account }: PartnershipParts): Consumer {
  const { db, clock } = platform;
  const name = 'partnership.tell_owner';
  return consumer(
    name,
    when(partnerEvents.statusChanged, async (heard) => {
      const { organisationId, to } = heard.facts;
      const news = partnerNews[to];
      if (news === undefined || (await hasSeen(db, name, heard))) return;
      const partner = await findPartner(db, organisationId);
      // Several moves at once, as accepted and live: only the last of them is news.
      if (!partner || partner.status !== to) return;
      await sendToOwner({ platform, account }, organisationId, news);
      await platform.write(system, (tx) => firstTime(tx, name, heard, clock.now()));
    }),
  );
}
