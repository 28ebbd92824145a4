import {
  getProfileDetails,
  getProfileStrength,
  getTrustScore,
  getUserSetting,
  removeProfilePicture,
  setProfilePicture,
  updateUserSetting,
} from '@nukkad/contract/identity/profile/profile.api';
import { call } from '../../platform/api/client.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

export function useDetails() {
  return useAsked(getProfileDetails);
}

/** A file takes the place of the picture; null takes it away. */
export function useSetPicture() {
  return useSend(removeProfilePicture, {
    send: (file: File | null) =>
      file ? call(setProfilePicture, { files: [file] }) : call(removeProfilePicture),
  });
}

export function useStrength() {
  return useAsked(getProfileStrength);
}

export function useTrust() {
  return useAsked(getTrustScore);
}

export function useSetting() {
  return useAsked(getUserSetting);
}

export function useSaveSetting() {
  return useSend(updateUserSetting, { loud: true });
}
