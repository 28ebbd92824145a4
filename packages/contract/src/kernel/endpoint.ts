/**
 * A call is data: the server mounts it, the OpenAPI document is made from it, the web client is typed
 * from it, and one test fuzzes it. Its types are computed once, here, so that 250 of them stay cheap.
 */
import type { Confirmation } from './confirmation.ts';
import type { Noun } from '../nouns.gen.ts';
import type { ErrorFact } from './errors.ts';
import type { Permission, Role } from './roles.ts';
import type { Schema } from './schema.ts';
import type { Unconfirmed } from './unconfirmed.ts';
import type { AccessLevel } from './access-level.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Who may call; `scope` says in a sentence which rows of the answer's table that caller may reach. */
export type Authz =
  | { readonly who: 'anyone'; readonly scope?: string }
  | { readonly who: 'signed-in'; readonly scope?: string }
  | {
      readonly who: 'roles';
      readonly roles: readonly Role[];
      /** What a subUser and a Service Partner need besides their role; an owner has all that no Admin closed. */
      readonly permission?: Permission;
      /** A professional without that permission may still act on what is assigned to it; the policy looks at the row. */
      readonly orAssigned?: true;
      readonly scope?: string;
    };

export interface Upload {
  readonly field: string;
  readonly maxFiles: number;
  readonly maxBytes: number;
  readonly mediaTypes: readonly string[];
}

interface Spec {
  readonly summary: string;
  readonly tag: string;
  readonly authz: Authz;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response?: Schema;
  /** A media type other than JSON, e.g. application/pdf; the handler then returns a Buffer or a stream. */
  readonly produces?: string;
  readonly upload?: Upload;
  readonly status?: 200 | 201 | 202 | 204;
  readonly errors?: readonly ErrorFact[];
  /** What its screen shows before the person confirms; the body carries it as `seen`. See kernel/confirmation. */
  readonly confirms?: Pick<Confirmation, 'noun' | 'fields'>;
  /** Why a call that changes something declares no `confirms`; every one that is no GET has one of the two. */
  readonly unconfirmed?: Unconfirmed;
  /** 'required' for POSTs that create or charge: the same key gives the same answer for at least 24 hours. */
  readonly idempotency?: 'required' | 'optional';
  /** The web client adds lat, lng, city, pincode and cityCode (specification section 7). */
  readonly location?: true;
  /** Exempt from the CSRF header: signed webhooks of providers only. */
  readonly csrf?: false;
  /** Also for whose account or organisation is restricted so; left out: only in good standing. See account/standing. */
  readonly openWhile?: readonly AccessLevel[];
  /** Needs a one-time password confirmed on this session in the last minutes: bank, KYC, payouts. See user/stepUp. */
  readonly stepUp?: true;
  /** Places a new order: refused while the person has not agreed to the terms that are in force. */
  readonly asksTerms?: true;
  /** At most this many calls a minute for one caller, below the general limit. */
  readonly perMinute?: number;
  /** The answer carries names or sentences in the reader's language, so that a client keeps one for each. */
  readonly spoken?: true;
  /**
   * A call that is no GET makes all answers of its own noun stale: the folder of its module. These are the further nouns
   * whose answers it changes; 'nothing': it changes no answer, as a preview does. See docs/decisions/working-in-the-web-app.md.
   */
  readonly touches?: readonly Noun[] | 'nothing' | 'everything';
}

type In<S> = S extends Schema ? S['_zod']['input'] : undefined;
type Out<S> = S extends Schema ? S['_zod']['output'] : undefined;
type Field<S, K extends keyof Spec> = K extends keyof S ? S[K] : undefined;

export interface Endpoint<Sent = unknown, Parsed = unknown, Answer = unknown, Received = unknown> {
  readonly method: Method;
  readonly path: string;
  readonly spec: Spec;
  /** The folder of its module, as 'pay-later'. Only the builds of both web apps write it, for the cache of answers. */
  readonly noun?: string | undefined;
  /** Types only, never a value: what the client sends, what the handler gets, returns, what the client reads. */
  readonly types?: { sent: Sent; parsed: Parsed; answer: Answer; received: Received };
}

export type AnyEndpoint = Endpoint<any, any, any, any>;
export type EndpointInput<E> = E extends Endpoint<infer S, any, any, any> ? S : never;
export type EndpointParsed<E> = E extends Endpoint<any, infer P, any, any> ? P : never;
export type EndpointAnswer<E> = E extends Endpoint<any, any, infer A, any> ? A : never;
export type EndpointOutput<E> = E extends Endpoint<any, any, any, infer R> ? R : never;

/** `endpoint('GET /states/{id}', { … })`. Paths are those of the specification, below `/api`. */
/*@__NO_SIDE_EFFECTS__*/
export function endpoint<const S extends Spec>(
  route: `${Method} /${string}`,
  spec: S,
  noun?: string,
): Endpoint<
  {
    params: In<Field<S, 'params'>>;
    query: In<Field<S, 'query'>>;
    body: In<Field<S, 'body'>>;
    files: Field<S, 'upload'> extends Upload ? readonly File[] : undefined;
  },
  { params: Out<Field<S, 'params'>>; query: Out<Field<S, 'query'>>; body: Out<Field<S, 'body'>> },
  Field<S, 'produces'> extends string ? Uint8Array : In<Field<S, 'response'>>,
  Out<Field<S, 'response'>>
> {
  const space = route.indexOf(' ');
  return { method: route.slice(0, space) as Method, path: route.slice(space + 1), spec, noun };
}
