import type { AnyInput, CallInput } from '@nukkad/contract/kernel/client';
import type { AnyEndpoint, Endpoint } from '@nukkad/contract/kernel/endpoint';
import {
  type DefaultError,
  type QueryClient,
  type QueryKey,
  skipToken,
  type Updater,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';

/** A call whose answer is kept. Its input and its answer are read from the types of the endpoint. */
export type Answering<Sent, Answer> = Endpoint<Sent, unknown, unknown, Answer>;
export type InputOf<Sent> = CallInput<Answering<Sent, unknown>>;

/** How the kit sends; an app's own way of calling may read more. */
export interface KitSettings {
  /** The screen says what went wrong. */
  readonly quiet?: boolean;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

/** What an app gives the kit: who keeps answers, how it calls, and which language it speaks. */
export interface Asking {
  readonly client: QueryClient;
  readonly callOf: <Sent, Answer>(
    endpoint: Answering<Sent, Answer>,
    options: AnyInput & KitSettings,
  ) => Promise<Answer>;
  readonly language: () => string;
  /** Draws a screen anew where its language can change below it. */
  readonly useLanguage: () => unknown;
}

export const routeOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

/** As `touches` of a call names it. */
type Noun = Exclude<AnyEndpoint['spec']['touches'], string | undefined>[number];

/** What is kept of a noun, of a call, or below a key. */
export type Kept = Noun | AnyEndpoint | QueryKey;

function keyBelow(one: Kept): QueryKey {
  if (typeof one === 'string') return [one];
  return 'path' in one ? [one.noun, routeOf(one)] : one;
}

export interface Per {
  /** What an answer depends on besides its input, as the version of a booking: another one is asked for anew. */
  readonly per?: unknown;
}

type Settings<Answer, Data> = Omit<UseQueryOptions<Answer, DefaultError, Data>, 'queryKey' | 'queryFn'> & Per;

/** Reads answers, keeps them by their call, and asks for them anew. */
export function askedIn({ client, callOf, language, useLanguage }: Asking) {
  /**
   * The key of an answer is made of its call: the noun, the route, what was asked, and the language where the answer speaks
   * it. `as`: what is kept is not the answer to one call alone.
   */
  const keyOf = (endpoint: AnyEndpoint, given: AnyInput = {}, as: unknown = ''): QueryKey => [
    endpoint.noun,
    routeOf(endpoint),
    given,
    endpoint.spec.spoken ? language() : '',
    as,
  ];

  /** Asks anew for all that is kept of these nouns, of these calls, or below these keys. What no screen shows is asked for when one does. */
  const renew = (...all: readonly Kept[]): Promise<unknown> =>
    Promise.all(all.map((one) => client.invalidateQueries({ queryKey: keyBelow(one) })));

  /** The answer to a call, if it is kept. */
  const keptAnswer = <Sent, Answer>(
    endpoint: Answering<Sent, Answer>,
    given?: InputOf<Sent>,
  ): Answer | undefined => client.getQueryData<Answer>(keyOf(endpoint, given));

  /** Takes over an answer, as of a write that says how the thing stands now. */
  const keepAnswer = <Sent, Answer>(
    endpoint: Answering<Sent, Answer>,
    given: InputOf<Sent>,
    answer: Updater<NoInfer<Answer> | undefined, NoInfer<Answer> | undefined>,
  ): void => void client.setQueryData<Answer>(keyOf(endpoint, given), answer);

  function useAsked<Sent, Answer, Data = Answer>(
    endpoint: Answering<Sent, Answer>,
    given: InputOf<Sent> | null,
    settings?: Settings<Answer, Data>,
  ): UseQueryResult<Data>;
  /** A call that needs nothing. */
  function useAsked<Sent, Answer>(
    endpoint: Record<string, never> extends InputOf<Sent> ? Answering<Sent, Answer> : never,
  ): UseQueryResult<Answer>;
  /** `useAsked(getLead, { query: { leadId } })`: the answer to a call; null: there is nothing to ask yet. */
  function useAsked<Sent, Answer, Data = Answer>(
    endpoint: Answering<Sent, Answer>,
    given?: AnyInput | null,
    { per, ...settings }: Settings<Answer, Data> = {},
  ): UseQueryResult<Data> {
    useLanguage();
    const isIdle = given === null;
    return useQuery(
      {
        ...settings,
        queryKey: keyOf(endpoint, given ?? {}, isIdle ? 'nothing' : per),
        queryFn: isIdle ? skipToken : ({ signal }) => callOf(endpoint, { ...given, quiet: true, signal }),
      },
      client,
    );
  }

  return { keyOf, renew, keptAnswer, keepAnswer, useAsked };
}
