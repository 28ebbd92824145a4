import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import {
  getProfileDetails,
  getProfileStrength,
  getTrustScore,
  getUserSetting,
  removeProfilePicture,
  setProfilePicture,
  updateUserProfile,
  updateUserSetting,
} from '@nukkad/contract/identity/profile/profile.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['own-profile'] as const,
  details: ['own-profile', 'details'] as const,
  strength: ['own-profile', 'strength'] as const,
  trust: ['own-profile', 'trust'] as const,
  setting: ['own-profile', 'setting'] as const,
};
const renew = () => queryClient.invalidateQueries({ queryKey: keys.all });

export function useDetails() {
  return useQuery({
    queryKey: keys.details,
    queryFn: ({ signal }) => call(getProfileDetails, { quiet: true, signal }),
  });
}

export type ProfileBody = EndpointInput<typeof updateUserProfile>['body'];

export function useSaveDetails() {
  return useMutation({
    mutationFn: (body: ProfileBody) => call(updateUserProfile, { body, quiet: true }),
    onSuccess: renew,
  });
}

/** A file takes the place of the picture; null takes it away. */
export function useSetPicture() {
  return useMutation({
    mutationFn: (file: File | null) =>
      file ? call(setProfilePicture, { files: [file] }) : call(removeProfilePicture),
    onSuccess: renew,
  });
}

export function useStrength() {
  return useQuery({
    queryKey: keys.strength,
    queryFn: ({ signal }) => call(getProfileStrength, { quiet: true, signal }),
  });
}

export function useTrust() {
  return useQuery({
    queryKey: keys.trust,
    queryFn: ({ signal }) => call(getTrustScore, { quiet: true, signal }),
  });
}

export function useSetting() {
  return useQuery({
    queryKey: keys.setting,
    queryFn: ({ signal }) => call(getUserSetting, { quiet: true, signal }),
  });
}

export function useSaveSetting() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof updateUserSetting>['body']) => call(updateUserSetting, { body }),
    onSuccess: renew,
  });
}
