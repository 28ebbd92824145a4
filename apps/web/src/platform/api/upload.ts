import type { AnyEndpoint, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
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
  return (await request(endpoint, { ...settings, query, body, onProgress })) as EndpointOutput<E>;
}
