import { addReferralCode, referFriends } from '@nukkad/contract/identity/account/referral.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/query-client.ts';

const key = ['account', 'friends'] as const;

export function useReferrals() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(referFriends, { quiet: true, signal }),
  });
}

export function useAddReferralCode() {
  return useMutation({
    mutationFn: (code: string) => call(addReferralCode, { body: { code }, quiet: true }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
