import { accountEvents } from '@nukkad/contract/account/account.events';
import { consumer, whenAny } from '../platform/outbox/consumer.ts';
import type { Consumer } from '../platform/outbox/event.ts';
import type { Platform } from '../platform/platform.ts';
import type { Said } from '../platform/spoken.rules.ts';
import { tellPerson } from './notice/tell-person.ts';

/** What another person might have done: the owner hears of it where only the owner reads. */
export const ownerNews = [
  {
    event: accountEvents.passwordChanged,
    said: {
      en: 'its password was set or changed, and other devices were signed out.',
      hi: 'पासवर्ड बनाया या बदला गया, और दूसरे डिवाइस साइन आउट हो गए।',
    },
  },
  {
    event: accountEvents.passkeyAdded,
    said: { en: 'a passkey was added.', hi: 'एक पासकी जोड़ी गई।' },
  },
  {
    event: accountEvents.passkeyRemoved,
    said: { en: 'a passkey was removed.', hi: 'एक पासकी हटाई गई।' },
  },
  {
    event: accountEvents.emailAdded,
    said: { en: 'an e-mail address was added.', hi: 'एक ईमेल पता जोड़ा गया।' },
  },
  {
    event: accountEvents.mobileAdded,
    said: { en: 'a mobile number was added.', hi: 'एक मोबाइल नंबर जोड़ा गया।' },
  },
] as const;

export const ownerAdvice = (link: string): Said => ({
  en: `If it was not you, set a new password: ${link}`,
  hi: `आपने नहीं किया? नया पासवर्ड बनाएँ: ${link}`,
});

export function ownerConsumer(platform: Platform): Consumer {
  const name = 'account.tell_owner';
  const advice = ownerAdvice(`${platform.config.publicOrigin}/forgot-password`);
  return consumer(
    name,
    ...ownerNews.flatMap(({ event, said }) =>
      whenAny([event], (heard) =>
        tellPerson(platform, name, heard, { en: `${said.en} ${advice.en}`, hi: `${said.hi} ${advice.hi}` }),
      ),
    ),
  );
}
