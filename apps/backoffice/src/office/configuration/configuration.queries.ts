import {
  listSettingChanges,
  listSettingsToday,
  readSetting,
  readSettingPreview,
  requestSettingPreview,
} from '@nukkad/contract/office/configuration/configuration.api';
import type { SettingValue } from '@nukkad/contract/office/configuration/setting.kinds';
import { useDebouncedValue } from '@mantine/hooks';
import { skipToken, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings', 'all'],
  queryFn: () => call(listSettingsToday, {}),
});

export const settingQuery = (settingId: string) =>
  queryOptions({
    queryKey: ['settings', settingId],
    queryFn: () => call(readSetting, { params: { settingId } }),
  });

export const changesList = (settingId: string) =>
  countedList(['settings', settingId, 'changes'], (page) =>
    call(listSettingChanges, { params: { settingId }, query: page }),
  );

export interface WantedChange {
  readonly cityCode: string | null;
  readonly categoryId: string | null;
  readonly value: SettingValue | null;
}

const again = 700;

/** A preview by its id, asked again until it is reckoned. */
export function usePreviewById(previewId: string | null) {
  return useQuery({
    queryKey: ['setting-preview', previewId],
    queryFn: () => call(readSettingPreview, { params: { previewId: previewId ?? '' } }),
    enabled: previewId !== null,
    refetchInterval: ({ state }) => (state.data?.status === 'Counting' ? again : false),
  });
}

/** What a change would have done; null: it is not filled in, or is no possible value. */
export function usePreview(settingId: string, wanted: WantedChange | null) {
  const [asked] = useDebouncedValue(wanted, 500);
  const isSame = JSON.stringify(asked) === JSON.stringify(wanted);
  const request = useQuery({
    queryKey: ['setting-preview-of', settingId, asked],
    queryFn: asked ? () => call(requestSettingPreview, { params: { settingId }, body: asked }) : skipToken,
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
