import { answerOf, ApiError } from './client.ts';
import type { AnyEndpoint } from './endpoint.ts';
import type { ErrorBody } from './errors.ts';

/** On a 503: the call was turned away before it began. Without it the call may have had its effect, or have it later. */
export const notBegunHeader = 'x-not-begun';

/** What a refusal says; empty where it is not one of ours, as a proxy's. */
export const refusalOf = async (answer: Response): Promise<Partial<ErrorBody>> =>
  (await answer.json().catch(() => ({}))) as Partial<ErrorBody>;

/** For callers without a screen: what the answer carries, or an ApiError that names the call. */
export async function answerOrThrow(endpoint: AnyEndpoint, answer: Response): Promise<unknown> {
  if (answer.ok) return answerOf(answer);
  const said = await refusalOf(answer);
  throw new ApiError(
    answer.status,
    `${endpoint.method} ${endpoint.path}: ${answer.status} ${JSON.stringify(said)}`,
    said,
  );
}
