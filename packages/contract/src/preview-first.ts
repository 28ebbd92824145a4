/**
 * For callers without a screen, such as the demo story and the tests: what a person would have on the screen before each
 * call that confirms something, by the calls that the screen itself makes. The rows are in the `*.api.ts` of each domain.
 */
import type { AnyEndpoint } from './kernel/endpoint.ts';
import type { ReadCall, CallInput } from './preview-call.ts';
import { previews } from './previews.gen.ts';

/** What the screen of this call would show; null: no row says how to look. Rejects where a reading call is refused. */
export async function previewOf(
  endpoint: AnyEndpoint,
  look: ReadCall,
  request: CallInput<unknown>,
): Promise<object | null> {
  const row = previews.find((one) => one.endpoint === endpoint);
  return row ? row.look(look, request as CallInput<never>) : null;
}
