import { getAppSettings } from '@nukkad/contract/office/settings/settings.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { call } from './api/client.ts';

export type AppSettings = EndpointOutput<typeof getAppSettings>;

let asked: Promise<AppSettings> | null = null;

/** Public settings, fetched once at startup; a failed fetch is tried again by the next one who asks. */
export function loadSettings(): Promise<AppSettings> {
  asked ??= call(getAppSettings, { quiet: true }).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}
