import {
  getBusinessLogo,
  removeBusinessLogo,
  setBusinessLogo,
} from '@nukkad/contract/market/partnership/logo.api';
import { keepAnswer, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

export function useLogo() {
  return useAsked(getBusinessLogo);
}

export function useSetLogo() {
  return useSend(setBusinessLogo, {
    given: (file: File) => ({ files: [file] }),
    keep: (shown) => keepAnswer(getBusinessLogo, {}, shown),
  });
}

export function useRemoveLogo() {
  return useSend(removeBusinessLogo, { keep: (shown) => keepAnswer(getBusinessLogo, {}, shown) });
}
