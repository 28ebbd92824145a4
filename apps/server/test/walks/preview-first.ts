import { endpoints } from '@nukkad/contract';
import { addressOf, clientOf } from '@nukkad/contract/kernel/client';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import type { SeenKind } from '@nukkad/contract/kernel/confirmation';
import type { ReadCall } from '@nukkad/contract/preview-call';
import { previewOf } from '@nukkad/contract/preview-first';
import type { TestClient } from '../harness/test-client.ts';

type Looker = Pick<TestClient, 'get' | 'post'>;

const confirming = endpoints
  .filter(({ spec }) => spec.confirms)
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^/?(?:api/)?${endpoint.path.slice(1).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));

/** The endpoint of a path that confirms something, and the parameters in it. */
function confirmingAt(method: string, path: string) {
  const [bare = ''] = path.split('?');
  for (const { endpoint, pattern } of confirming) {
    const found = endpoint.method === method ? pattern.exec(bare) : null;
    if (found) return { endpoint, params: { ...found.groups } };
  }
  return null;
}

const nothing: Readonly<Partial<Record<SeenKind, unknown>>> = { lines: [], version: 0 };

/** A screen with nothing on it: valid, and different from whatever is there. */
export const emptyScreen = ({ spec }: AnyEndpoint): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(spec.confirms?.fields ?? {}).map(([field, kind]) => [field, nothing[kind] ?? null]),
  );

const lookAs = (client: Looker): ReadCall =>
  clientOf(async (endpoint, given) => {
    const address = addressOf(endpoint, given);
    // A preview reads under POST, for its body.
    const { status, body } = await (endpoint.method === 'GET'
      ? client.get(address)
      : client.post(address, given.body));
    if (status !== 200) throw new Error(`${endpoint.path}: ${status}`);
    return body;
  });

/** What a person sees before this call; throws where no row says how to look, or the screen cannot be read. */
export async function previewFor(
  client: Looker,
  endpoint: AnyEndpoint,
  body: unknown,
  params: Readonly<Record<string, string>> = {},
): Promise<object> {
  const seen = await previewOf(endpoint, lookAs(client), { body, params });
  if (!seen) throw new Error(`Nothing says what is seen before ${endpoint.path}.`);
  return seen;
}

async function seenBefore(
  client: Looker,
  endpoint: AnyEndpoint,
  options: { readonly body: unknown; readonly params: Record<string, string> },
): Promise<object> {
  const seen = await previewOf(endpoint, lookAs(client), options).catch(() => null);
  return seen ?? emptyScreen(endpoint);
}

/** By call and idempotency key. The same request sent again shows the same screen: a retry must not look anew. */
const kept = new Map<string, Promise<object>>();

/** Adds what a screen would show now, where the call confirms something and the test does not say what was seen. */
export async function withSeen(
  client: Looker,
  call: { readonly method: string; readonly path: string; readonly body: unknown; readonly key?: string },
): Promise<unknown> {
  const { method, path, body, key } = call;
  const at = confirmingAt(method, path);
  if (!at || typeof body !== 'object' || body === null || 'seen' in body) return body;
  const look = () => seenBefore(client, at.endpoint, { body, params: at.params });
  const keyed = key && `${method} ${path} ${key}`;
  const seen = keyed ? (kept.get(keyed) ?? look()) : look();
  if (keyed) kept.set(keyed, seen);
  return { ...body, seen: await seen };
}
