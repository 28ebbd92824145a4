import {
  getBusinessLogo,
  removeBusinessLogo,
  setBusinessLogo,
} from '@nukkad/contract/market/partnership/logo.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const logoKey = ['partner', 'logo'] as const;

export function useLogo() {
  return useQuery({
    queryKey: logoKey,
    queryFn: ({ signal }) => call(getBusinessLogo, { quiet: true, signal }),
  });
}

export function useSetLogo() {
  return useMutation({
    mutationFn: (file: File) => call(setBusinessLogo, { files: [file], quiet: true }),
    onSuccess: (shown) => queryClient.setQueryData(logoKey, shown),
  });
}

export function useRemoveLogo() {
  return useMutation({
    mutationFn: () => call(removeBusinessLogo, { quiet: true }),
    onSuccess: (shown) => queryClient.setQueryData(logoKey, shown),
  });
}
