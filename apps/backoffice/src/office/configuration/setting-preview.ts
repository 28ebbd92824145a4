import { useDebouncedValue } from '@mantine/hooks';
import {
  readSettingPreview,
  requestSettingPreview,
} from '@nukkad/contract/office/configuration/configuration.api';
import type { SettingValue } from '@nukkad/contract/office/configuration/setting.kinds';
import { useAsked } from '../../platform/asked.ts';

export interface WantedChange {
  readonly cityCode: string | null;
  readonly categoryId: string | null;
  readonly value: SettingValue | null;
}

const again = 700;

/** A preview by its id, asked again until it is reckoned. */
export function usePreviewById(previewId: string | null) {
  return useAsked(readSettingPreview, previewId === null ? null : { params: { previewId } }, {
    refetchInterval: ({ state }) => (state.data?.status === 'Counting' ? again : false),
  });
}

/** What a change would have done; null: it is not filled in, or is no possible value. */
export function usePreview(settingId: string, wanted: WantedChange | null) {
  const [asked] = useDebouncedValue(wanted, 500);
  const isSame = JSON.stringify(asked) === JSON.stringify(wanted);
  const request = useAsked(requestSettingPreview, asked && { params: { settingId }, body: asked }, {
    enabled: asked !== null && isSame,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const known = wanted !== null && isSame ? request.data : undefined;
  const shown = usePreviewById(known?.previewId ?? null);
  const preview = known ? (shown.data ?? known) : undefined;
  return {
    preview,
    error: wanted === null ? null : (request.error ?? shown.error),
    again: () => void (request.error ? request.refetch() : shown.refetch()),
  };
}
