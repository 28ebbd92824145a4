/** How a caller without a screen looks before it confirms something; each domain has its rows in its `*.api.ts`. */
import type { Call } from './kernel/client.ts';
import type { AnyEndpoint, EndpointInput } from './kernel/endpoint.ts';

/** Makes a call that only reads; rejects where it is refused. */
export type ReadCall = Call;

/** Of the path: `{couponId}`. */
export type Params = Readonly<Record<string, string>>;

/** The body without `seen`, and the path's parameters. */
export interface CallInput<Body> {
  readonly body: Body;
  readonly params: Params;
}

type BodyOf<E> =
  EndpointInput<E> extends { body: infer B } ? (B extends { seen: infer S } ? [B, S] : never) : never;

export interface PreviewFirst {
  readonly endpoint: AnyEndpoint;
  readonly look: (look: ReadCall, request: CallInput<never>) => Promise<object>;
}

/** What the screen of this call shows, by the calls that it makes itself. */
export function previewFirst<E extends AnyEndpoint>(
  endpoint: E,
  look: (look: ReadCall, request: CallInput<Omit<BodyOf<E>[0], 'seen'>>) => Promise<BodyOf<E>[1]>,
): PreviewFirst {
  return { endpoint, look };
}

/** The row that is asked about, on the page of its list that is shown. */
export function shownRow<Row>(items: readonly Row[], isIt: (row: Row) => boolean): Row {
  const found = items.find(isIt);
  if (!found) throw new Error('No such row is shown.');
  return found;
}
