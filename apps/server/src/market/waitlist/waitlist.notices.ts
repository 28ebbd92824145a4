import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { waitlistEvents } from '@nukkad/contract/market/waitlist/waitlist.noun';
import { type Notice, type Words, notice } from '../../platform/notice/notice.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import type { WaitlistInterfaces } from './waitlist.interface.ts';
import { codeOfEntry } from './waitlist-keys.ts';
import { findEntry } from './waitlist.store.ts';

interface Arrived {
  readonly service: Said;
  readonly place: string;
  /** Books, and removes the request. */
  readonly link: string;
}

const wordsOf = ({ service, place, link }: Arrived, brand: string): Words => ({
  fills: { service, place, link },
  listed: {
    en: 'Now available. You asked us to tell you.',
    hi: 'अब उपलब्ध है। आपने बताने को कहा था।',
  },
  mail: {
    subject: {
      en: `${brand}: ${service.en} is now available in ${place}`,
      hi: `${brand}: ${place} में ${service.hi} अब उपलब्ध है`,
    },
    text: {
      en: `You asked us to tell you: ${service.en} is now available in ${place}.\n\nBook it, or delete your request and your contact: ${link}\n\nThis is the only message about it.`,
      hi: `आपने बताने को कहा था: ${place} में ${service.hi} अब उपलब्ध है।\n\nबुक करें, या अपना अनुरोध और संपर्क डिलीट करें: ${link}\n\nइस बारे में यही एक संदेश है।`,
    },
  },
});

/** The one message that was asked for, whatever else the person turned off. */
export function waitlistNotices(
  { db, config }: Platform,
  { catalog, geography }: WaitlistInterfaces,
): readonly Notice[] {
  const { BRAND_NAME: brand, publicOrigin, secret } = config;
  return [
    notice('waitlist.tell', waitlistEvents.served, {
      tag: 'offers',
      opens: ({ entryId }) => screenAddress.waitlistEntry(codeOfEntry(secret, entryId)),
      urgent: true,
      weight: 'usual',
      template: 'service_arrived',
      to: async ({ facts }, reader) => {
        const row = await findEntry(reader, facts.entryId);
        if (!row) return [];
        return [row.userId ? { userId: row.userId } : { userId: null, at: { ...row, language: row.lang } }];
      },
      look: async ({ facts }, reader) => {
        const row = await findEntry(reader, facts.entryId);
        if (!row) return null;
        const nameOf = async (lang: 'en' | 'hi') =>
          (await catalog.services(db, [row.serviceId], lang)).get(row.serviceId)?.name ?? '';
        return {
          service: { en: await nameOf('en'), hi: await nameOf('hi') },
          place: await geography.placeName(db, row),
          link: `${publicOrigin}${screenAddress.waitlistEntry(codeOfEntry(secret, row.entryId))}`,
        };
      },
      words: (arrived) => wordsOf(arrived, brand),
    }),
  ];
}
