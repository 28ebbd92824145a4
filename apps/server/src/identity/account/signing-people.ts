/** What envelopes ask of accounts: names, verified numbers, and one-time passwords to numbers with and without an account. */
import type { SigningPeople } from '../../files/envelope/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PartnerInterface } from '../partner/index.ts';
import { findAccounts, findIdsByNumbers, namesOf } from './account.store.ts';
import { deviceNames, deviceOf } from './device/device.rules.ts';
import { beginConfirming } from './passkey/begin-passkey.ts';
import { redeemConfirming } from './passkey/redeem-confirming.ts';
import { isFact, redeemCode } from './redeem-code.ts';
import { requestCode } from './request-code.ts';

/** Chrome, Android phone. */
function deviceIn(header: string | undefined): string {
  const { browser, device } = deviceOf(header);
  const name = deviceNames[device].en.replace(/^an? /, '');
  return browser === '' ? name : `${browser}, ${name}`;
}

export function signingPeople(
  platform: Platform,
  partner: Pick<PartnerInterface, 'getOrganisations'>,
): SigningPeople {
  const nameOf: SigningPeople['nameOf'] = async (reader, userId) =>
    (await namesOf(reader, [userId])).get(userId) ?? '';
  return {
    nameOf,
    senderName: async (reader, { userId, organisationId }) => {
      const firms = organisationId === null ? null : await partner.getOrganisations(reader, [organisationId]);
      const name = firms?.get(organisationId ?? '')?.companyName ?? (await nameOf(reader, userId));
      return name === '' ? platform.config.BRAND_NAME : name;
    },
    numberOf: async (reader, userId) => (await findAccounts(reader, [userId]))[0]?.mobileNumber ?? '',
    accountsOf: findIdsByNumbers,
    sendCode: async ({ mobileNumber, networkAddress, lang, now }) => {
      const { sessionId, ...sent } = await requestCode(platform, {
        contact: { mobileNumber },
        purpose: 'signing',
        networkAddress,
        deviceHash: null,
        lang,
        now,
      });
      return { codeId: sessionId, ...sent };
    },
    redeemCode: async (tx, { codeId, mobileNumber, otp, now }) => {
      const attempt = { challengeId: codeId, contact: { mobileNumber }, code: otp, now };
      const outcome = await redeemCode(platform, tx, { ...attempt, purposes: ['signing'] });
      return isFact(outcome) ? outcome : null;
    },
    requestPasskey: (asked) => beginConfirming(platform, asked),
    redeemPasskey: (tx, attempt) => redeemConfirming(platform, tx, attempt),
    deviceOf: deviceIn,
  };
}
