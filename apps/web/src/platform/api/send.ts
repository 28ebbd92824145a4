import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { type Answering, type InputOf, type Kept, renew } from './asked.ts';
import { callOf, type CallSettings } from './client.ts';
import { useIntention } from './intention.ts';

/** Asks anew for what this call changes: answers of its own noun, and of those that the contract says it touches. */
export function renewAfter({ method, noun, spec: { touches = [] } }: AnyEndpoint): Promise<unknown> {
  if (touches === 'everything') return queryClient.invalidateQueries();
  const stale = method === 'GET' || touches === 'nothing' ? [] : [noun, ...touches];
  return Promise.all(stale.map((one) => queryClient.invalidateQueries({ queryKey: [one] })));
}

interface Settings<Request, Answer, Before>
  extends Omit<UseMutationOptions<Answer, Error, Request, Before>, 'mutationFn' | 'networkMode' | 'retry'> {
  /** Takes over the answer, which says how the thing stands now: nothing is asked anew. */
  readonly keep?: (answer: Answer, request: Request) => unknown;
  /** Asks anew for these alone, in place of what the contract says: where a screen shows much more of the noun than was changed. */
  readonly only?: readonly Kept[];
  /** A refusal is said by a toast of the client, and not by the screen. */
  readonly loud?: boolean;
}

/** How the screen's request becomes the call's input, and its settings where one of them changes. */
interface Written<Request, Sent> {
  readonly given: (request: Request) => InputOf<Sent> & CallSettings;
}

/** For what is more than one call, or chooses between calls: what it makes stale is that of the endpoint named. */
interface Own<Request, Answer> {
  readonly send: (request: Request, idempotencyKey: string | undefined) => Promise<Answer>;
}

type BodyOf<Sent> = Sent extends { readonly body: infer Body }
  ? Body extends undefined
    ? void
    : Body
  : never;

/** A call that is made by its body alone, or needs nothing. */
type ByBody<Sent> =
  InputOf<Sent> extends { readonly params?: undefined; readonly query?: undefined } ? Sent : never;

const taken = 'taken';

type Sending<Request, Answer, Before> = UseMutationResult<Answer, Error, Request, Before>;

/**
 * `useSend(unlockLead)`: sends a call when the screen says so, and asks anew for what it makes stale. The request is its body.
 * Where the contract wants a key, a second try of the same request has the same one, until it was taken: it makes nothing twice.
 */
export function useSend<Sent, Answer, Before = unknown>(
  endpoint: Answering<Sent & ByBody<Sent>, Answer>,
  settings?: Settings<BodyOf<Sent>, Answer, Before>,
): Sending<BodyOf<Sent>, Answer, Before>;
/** `useSend(removeReminder, { given: (reminderId: string) => ({ query: { reminderId } }) })`. */
export function useSend<Sent, Answer, Request = void, Before = unknown>(
  endpoint: Answering<Sent, Answer>,
  settings: Settings<Request, Answer, Before> & Written<Request, Sent>,
): Sending<Request, Answer, Before>;
export function useSend<Answer, Request = void, Before = unknown>(
  endpoint: AnyEndpoint,
  settings: Settings<Request, Answer, Before> & Own<Request, Answer>,
): Sending<Request, Answer, Before>;
export function useSend<Sent, Answer, Request, Before>(
  endpoint: Answering<Sent, Answer>,
  {
    given,
    send,
    keep,
    only,
    loud,
    ...settings
  }: Settings<Request, Answer, Before> & Partial<Written<Request, Sent> & Own<Request, Answer>> = {},
): Sending<Request, Answer, Before> {
  const keyOf = useIntention();
  const sendWith = (request: Request, idempotencyKey: string | undefined) =>
    send
      ? send(request, idempotencyKey)
      : callOf(endpoint, { quiet: !loud, idempotencyKey, ...(given ? given(request) : { body: request }) });
  return useMutation(
    {
      onSuccess: keep,
      onSettled: keep ? undefined : () => (only ? renew(...only) : renewAfter(endpoint)),
      ...settings,
      mutationFn: async (request) => {
        const answer = await sendWith(request, endpoint.spec.idempotency && keyOf(request));
        // The same again is a new wish.
        keyOf(taken);
        return answer;
      },
    },
    queryClient,
  );
}
