import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/market/partnership/partnership.api';
import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { knownProfile, keepProfile } from '../../platform/session/session-store.ts';

const keys = {
  profile: ['partner', 'profile'] as const,
  area: (pincode: string, radius: number) => ['partner', 'area', pincode, radius] as const,
};

/** The session's own copy of the status decides which screens open. */
function keep(profile: PartnerProfile): void {
  queryClient.setQueryData(keys.profile, profile);
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
    queryKey: keys.profile,
    queryFn: async ({ signal }) => {
      const profile = await call(api.getPartnerProfile, { quiet: true, signal });
      keep(profile);
      return profile;
    },
    refetchInterval: ({ state }) => refreshMs(state.data),
  });
}

/** Whatever changed the completeness from elsewhere, such as a document. */
export const renewPartnerProfile = () => queryClient.invalidateQueries({ queryKey: keys.profile });

export type ProfileBody = EndpointInput<typeof api.updatePartnerProfile>['body'];
export type BankBody = EndpointInput<typeof api.saveBankAccount>['body'];

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
  return useMutation({
    mutationFn: (code: string) => call(api.verifyBankAccount, { body: { code }, quiet: true }),
    onSuccess: keep,
  });
}

export function useSubmitForReview() {
  return useMutation({ mutationFn: () => call(api.submitForReview), onSuccess: keep });
}

export function useWithdrawChange() {
  return useMutation({
    mutationFn: (changeId: string) => call(api.withdrawChange, { body: { changeId } }),
    onSuccess: keep,
  });
}

export function useDeactivatePartner() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (seen: EndpointInput<typeof api.deactivatePartner>['body']['seen']) =>
      call(api.deactivatePartner, { body: { seen }, quiet: true }),
    onSuccess: keep,
    onError: () => client.invalidateQueries({ queryKey: ['partner', 'leaving'] }),
  });
}

export function useServedArea(pincode: string, radiusMetres: number) {
  return useQuery({
    queryKey: keys.area(pincode, radiusMetres),
    queryFn: ({ signal }) =>
      call(api.previewServedArea, { query: { pincode, radiusMetres }, quiet: true, signal }),
    enabled: /^[1-9][0-9]{5}$/.test(pincode),
    placeholderData: (before) => before,
  });
}
