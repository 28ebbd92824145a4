/** How a caller without a screen looks before it confirms something; the rows are in `preview-first`. */
import type { AnyEndpoint, EndpointInput, EndpointOutput } from './kernel/endpoint.ts';

/** Makes a call that only reads; rejects where it is refused. */
export type ReadCall = <E extends AnyEndpoint>(
  endpoint: E,
  input: Partial<EndpointInput<E>>,
) => Promise<EndpointOutput<E>>;

/** The body without `seen`, and the path's parameters. */
export interface CallInput<Body> {
  readonly body: Body;
  readonly params: Readonly<Record<string, string>>;
}

type BodyOf<E> =
  EndpointInput<E> extends { body: infer B } ? (B extends { seen: infer S } ? [B, S] : never) : never;

export interface PreviewFirst {
  readonly endpoint: AnyEndpoint;
  readonly look: (look: ReadCall, wish: CallInput<never>) => Promise<object>;
}

/** What the screen of this call shows, by the calls that it makes itself. */
export function previewFirst<E extends AnyEndpoint>(
  endpoint: E,
  look: (look: ReadCall, wish: CallInput<Omit<BodyOf<E>[0], 'seen'>>) => Promise<BodyOf<E>[1]>,
): PreviewFirst {
  return { endpoint, look };
}
