import type { AnyInput, CallInput } from '@nukkad/contract/kernel/client';
import type { AnyEndpoint, Endpoint } from '@nukkad/contract/kernel/endpoint';
import type { Noun } from '@nukkad/contract/nouns.gen';
import {
  type DefaultError,
  type QueryKey,
  skipToken,
  type Updater,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { presentLanguage } from '../i18n/present-words.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { queryClient } from '../query-client.ts';
import { callOf } from './client.ts';

/** A call whose answer is kept. Its input and its answer are read from the types of the endpoint. */
export type Answering<Sent, Answer> = Endpoint<Sent, unknown, unknown, Answer>;
export type InputOf<Sent> = CallInput<Answering<Sent, unknown>>;

export const routeOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

/**
 * The key of an answer is made of its call: the noun, the route, what was asked, and the language where the answer speaks
 * it. `as`: what is kept is not the answer to one call alone.
 */
export const keyOf = (endpoint: AnyEndpoint, given: AnyInput = {}, as: unknown = ''): QueryKey => [
  endpoint.noun,
  routeOf(endpoint),
  given,
  endpoint.spec.spoken ? presentLanguage() : '',
  as,
];

/** What is kept of a noun, of a call, or below a key. */
export type Kept = Noun | AnyEndpoint | QueryKey;

/** Asks anew for all that is kept of these nouns, of these calls, or below these keys. What no screen shows is asked for when one does. */
export const renew = (...all: readonly Kept[]): Promise<unknown> =>
  Promise.all(all.map((one) => queryClient.invalidateQueries({ queryKey: keyBelow(one) })));

function keyBelow(one: Kept): QueryKey {
  if (typeof one === 'string') return [one];
  return 'path' in one ? [one.noun, routeOf(one)] : one;
}

/** The answer to a call, if it is kept. */
export const keptAnswer = <Sent, Answer>(
  endpoint: Answering<Sent, Answer>,
  given?: InputOf<Sent>,
): Answer | undefined => queryClient.getQueryData<Answer>(keyOf(endpoint, given));

/** Takes over an answer, as of a write that says how the thing stands now. */
export const keepAnswer = <Sent, Answer>(
  endpoint: Answering<Sent, Answer>,
  given: InputOf<Sent>,
  answer: Updater<NoInfer<Answer> | undefined, NoInfer<Answer> | undefined>,
): void => void queryClient.setQueryData<Answer>(keyOf(endpoint, given), answer);

export interface Per {
  /** What an answer depends on besides its input, as the version of a booking: another one is asked for anew. */
  readonly per?: unknown;
}

type Settings<Answer, Data> = Omit<UseQueryOptions<Answer, DefaultError, Data>, 'queryKey' | 'queryFn'> & Per;

export function useAsked<Sent, Answer, Data = Answer>(
  endpoint: Answering<Sent, Answer>,
  given: InputOf<Sent> | null,
  settings?: Settings<Answer, Data>,
): UseQueryResult<Data>;
/** A call that needs nothing. */
export function useAsked<Sent, Answer>(
  endpoint: Record<string, never> extends InputOf<Sent> ? Answering<Sent, Answer> : never,
): UseQueryResult<Answer>;
/** `useAsked(getLead, { query: { leadId } })`: the answer to a call; null: there is nothing to ask yet. */
export function useAsked<Sent, Answer, Data = Answer>(
  endpoint: Answering<Sent, Answer>,
  given?: AnyInput | null,
  { per, ...settings }: Settings<Answer, Data> = {},
): UseQueryResult<Data> {
  useTranslation();
  const isIdle = given === null;
  return useQuery(
    {
      ...settings,
      queryKey: keyOf(endpoint, given ?? {}, isIdle ? 'nothing' : per),
      queryFn: isIdle ? skipToken : ({ signal }) => callOf(endpoint, { ...given, quiet: true, signal }),
    },
    queryClient,
  );
}
