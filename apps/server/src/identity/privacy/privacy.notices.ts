import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { privacyEvents } from '@nukkad/contract/identity/privacy/privacy.noun';
import { type Notice, notice, person } from '../../platform/notice/notice.ts';
import type { Platform } from '../../platform/platform.ts';

export const privacyNotices = ({ config }: Pick<Platform, 'config'>): readonly Notice[] => {
  const link = `${config.publicOrigin}${screenAddress.ownPrivacy}`;
  return [
    notice('privacy.tell_export', privacyEvents.exportReady, {
      tag: 'account',
      opens: () => screenAddress.ownPrivacy,
      to: async ({ facts }) => person(facts.userId),
      said: {
        en: `the copy of your data is ready: ${link}`,
        hi: `आपके डेटा की कॉपी तैयार है: ${link}`,
      },
    }),
  ];
};
