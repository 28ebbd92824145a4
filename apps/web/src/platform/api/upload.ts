import type { AnyEndpoint, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { uploadTimeoutMs } from '@nukkad/contract/kernel/timeouts';
import { type CallSettings, request } from './client.ts';

/**
 * Sends files by the way of every call, with what they belong to in the query; `onProgress` hears 0 to 1. `name`
 * of each file is what the server keeps.
 */
export async function upload<E extends AnyEndpoint>(
  endpoint: E,
  files: readonly File[],
  query: Readonly<Record<string, string>>,
  onProgress: (share: number) => void = () => {},
  settings: Omit<CallSettings, 'onProgress' | 'context'> = {},
): Promise<EndpointOutput<E>> {
  const body = new FormData();
  for (const file of files) body.append(endpoint.spec.upload?.field ?? 'files', file, file.name);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const headers = { timeout: String(uploadTimeoutMs(bytes)), ...settings.headers };
  return (await request(endpoint, { ...settings, headers, query, body, onProgress })) as EndpointOutput<E>;
}
