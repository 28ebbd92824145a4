import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { Heard } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import { deviceNames } from './device/device.rules.ts';
import { findAccounts } from './account.store.ts';
import {
  deactivationWords,
  newDeviceWords,
  ownerTexts,
  statusTexts,
  withAdvice,
} from './notice/account-words.ts';

/**
 * Sent to the number and to the address, so that a person who has lost control of one of them still reads it at the
 * other.
 */
const toOwner = {
  tag: 'account',
  by: 'each',
  opens: () => screenAddress.ownSecurity,
  to: async ({ facts }: Heard<{ readonly userId: string }>) => person(facts.userId),
} as const;

/** What happens to an account, to the person whose it is. */
export function accountNotices({ config }: Pick<Platform, 'config'>): readonly Notice[] {
  const password = `${config.publicOrigin}${screenAddress.forgotPassword}`;
  const devices = `${config.publicOrigin}${screenAddress.ownDevices}`;
  const security = (said: (typeof ownerTexts)[keyof typeof ownerTexts]) => ({
    ...toOwner,
    said: withAdvice(said, password),
  });
  return [
    notice('account.tell_owner', accountEvents.passwordChanged, security(ownerTexts.passwordChanged)),
    notice('account.tell_owner', accountEvents.passkeyAdded, security(ownerTexts.passkeyAdded)),
    notice('account.tell_owner', accountEvents.passkeyRemoved, security(ownerTexts.passkeyRemoved)),
    notice('account.tell_owner', accountEvents.emailAdded, security(ownerTexts.emailAdded)),
    notice('account.tell_owner', accountEvents.mobileAdded, security(ownerTexts.mobileAdded)),
    notice('account.tell_new_device', accountEvents.newDevice, {
      ...toOwner,
      opens: () => screenAddress.ownDevices,
      look: async ({ facts }) => deviceNames[facts.device],
      words: (device) => text(newDeviceWords(device, devices)),
    }),
    notice('account.tell_status', accountEvents.statusChanged, {
      ...toOwner,
      opens: () => screenAddress.ownProfile,
      look: async ({ facts }) => facts,
      words: ({ verb }) => {
        const news = statusTexts[verb];
        return news ? text(news) : null;
      },
    }),
    notice('account.tell_leaving', accountEvents.leavingAsked, {
      ...toOwner,
      look: async ({ facts }, reader) => {
        const [account] = await findAccounts(reader, [facts.userId]);
        return account?.status === 'Pending' ? istDay(new Date(facts.takesEffectAt)) : null;
      },
      words: (day) => text(deactivationWords(day)),
    }),
  ];
}
