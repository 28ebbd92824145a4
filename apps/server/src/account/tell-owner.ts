import type { Consumer } from '../platform/outbox/event.ts';
import type { Platform } from '../platform/platform.ts';
import { tellPerson } from './notice/tell-person.ts';

/** What somebody else might have done: the owner hears of it where only the owner reads. */
const happened: Readonly<Record<string, string>> = {
  'account.password_changed': 'its password was set or changed, and other devices were signed out.',
  'account.passkey_added': 'a passkey was added.',
  'account.passkey_removed': 'a passkey was removed.',
  'account.email_added': 'an e-mail address was added.',
  'account.mobile_added': 'a mobile number was added.',
};

export function ownerConsumer(platform: Platform): Consumer {
  const name = 'account.tell_owner';
  return {
    name,
    on: Object.keys(happened),
    run: async (event) => {
      const sentence = happened[event.name];
      if (sentence === undefined) return;
      const advice = `If it was not you, set a new password: ${platform.config.publicOrigin}/forgot-password`;
      await tellPerson(platform, name, event, `${sentence} ${advice}`);
    },
  };
}
