import { addReferralCode, referFriends } from '@nukkad/contract/identity/account/referral.api';
import { useAsked } from '../../../platform/api/asked.ts';
import { useSend } from '../../../platform/api/send.ts';

export function useReferrals() {
  return useAsked(referFriends);
}

export function useAddReferralCode() {
  return useSend(addReferralCode, { only: [referFriends], given: (code: string) => ({ body: { code } }) });
}
