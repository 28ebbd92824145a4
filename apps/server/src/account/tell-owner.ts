import type { Consumer } from '../platform/outbox/event.ts';
import type { Platform } from '../platform/platform.ts';
import type { Said } from '../platform/spoken.rules.ts';
import { tellPerson } from './notice/tell-person.ts';

/** What somebody else might have done: the owner hears of it where only the owner reads. */
export const ownerNews: Readonly<Record<string, Said>> = {
  'account.password_changed': {
    en: 'its password was set or changed, and other devices were signed out.',
    hi: 'पासवर्ड बनाया या बदला गया, और दूसरे डिवाइस साइन आउट हो गए।',
  },
  'account.passkey_added': { en: 'a passkey was added.', hi: 'एक पासकी जोड़ी गई।' },
  'account.passkey_removed': { en: 'a passkey was removed.', hi: 'एक पासकी हटाई गई।' },
  'account.email_added': { en: 'an e-mail address was added.', hi: 'एक ईमेल पता जोड़ा गया।' },
  'account.mobile_added': { en: 'a mobile number was added.', hi: 'एक मोबाइल नंबर जोड़ा गया।' },
};

export const ownerAdvice = (link: string): Said => ({
  en: `If it was not you, set a new password: ${link}`,
  hi: `आपने नहीं किया? नया पासवर्ड बनाएँ: ${link}`,
});

export function ownerConsumer(platform: Platform): Consumer {
  const name = 'account.tell_owner';
  return {
    name,
    on: Object.keys(ownerNews),
    run: async (event) => {
      const sentence = ownerNews[event.name];
      if (sentence === undefined) return;
      const advice = ownerAdvice(`${platform.config.publicOrigin}/forgot-password`);
      await tellPerson(platform, name, event, {
        en: `${sentence.en} ${advice.en}`,
        hi: `${sentence.hi} ${advice.hi}`,
      });
    },
  };
}
