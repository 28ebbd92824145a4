import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/market/partnership/partnership.api';
import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { knownProfile, keepProfile } from '../../platform/session/session-store.ts';
import { keepAnswer, keyOf, renew, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** The session's own copy of the status decides which screens open. */
function keep(profile: PartnerProfile): void {
  keepAnswer(api.getPartnerProfile, {}, profile);
  const me = knownProfile();
  if (me && me.partnerStatus !== profile.status)
    keepProfile({ ...me, partnerStatus: profile.status, companyName: profile.companyName });
}

/** The answer comes from elsewhere: of a bank within seconds, of a reviewer at any time of the day. */
function refreshMs(profile: PartnerProfile | undefined): number | false {
  if (profile?.bank?.check === 'waiting') return 2_000;
  const isReviewed = profile?.status === 'Pending' || profile?.change?.status === 'Pending';
  return isReviewed ? 20_000 : false;
}

/** Asked for again by itself while something of it is being checked. */
export function usePartnerProfile() {
  return useQuery({
    queryKey: keyOf(api.getPartnerProfile),
    queryFn: async ({ signal }) => {
      const profile = await call(api.getPartnerProfile, { quiet: true, signal });
      keep(profile);
      return profile;
    },
    refetchInterval: ({ state }) => refreshMs(state.data),
  });
}

/** Whatever changed the completeness from elsewhere, such as a document. */
export const renewPartnerProfile = () => renew(api.getPartnerProfile);

type ProfileBody = EndpointInput<typeof api.updatePartnerProfile>['body'];
type BankBody = EndpointInput<typeof api.saveBankAccount>['body'];

export const saveProfile = async (body: ProfileBody) =>
  keep(await call(api.updatePartnerProfile, { body, quiet: true }));
export const savePan = async (pan: string) =>
  keep(await call(api.savePanNumber, { body: { pan }, quiet: true }));
export const saveGst = async (gstNumber: string | null) =>
  keep(await call(api.saveGstNumber, { body: { gstNumber }, quiet: true }));
export const saveBank = async (body: BankBody) =>
  keep(await call(api.saveBankAccount, { body, quiet: true }));
export const startAsPartner = (companyName: string, pincode: string) =>
  call(api.startAsPartner, { body: { companyName, pincode }, quiet: true });

export function useVerifyBank() {
  return useSend(api.verifyBankAccount, { given: (code: string) => ({ body: { code } }), keep });
}

export function useSubmitForReview() {
  return useSend(api.submitForReview, { loud: true, keep });
}

export function useWithdrawChange() {
  return useSend(api.withdrawChange, {
    given: (changeId: string) => ({ body: { changeId } }),
    loud: true,
    keep,
  });
}

export function useDeactivatePartner() {
  return useSend(api.deactivatePartner, {
    given: (seen: EndpointInput<typeof api.deactivatePartner>['body']['seen']) => ({ body: { seen } }),
    keep,
    onError: () => renew(api.getPartnerDeactivation),
  });
}

export function useServedArea(pincode: string, radiusMetres: number) {
  return useAsked(
    api.previewServedArea,
    { query: { pincode, radiusMetres } },
    { enabled: /^[1-9][0-9]{5}$/.test(pincode), placeholderData: (before) => before },
  );
}
