import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { refuse } from './refusal.ts';

declare const authorized: unique symbol;

/**
 * A thing that a policy has allowed to change; `Verb`: by which move, where a lifecycle was asked. Stores' writes ask for
 * one, so an unchecked write does not compile.
 */
export type Authorized<T, Verb extends string = string> = T & { readonly [authorized]: Verb };

/** A yes or no that was worked out. The literal `true` is no policy and does not compile. */
type WorkedOut<Said extends boolean> = boolean extends Said ? Said : never;

/** 403 unless the policy said yes. */
export function authorize<T, Said extends boolean>(thing: T, allowed: WorkedOut<Said>): Authorized<T> {
  if (!allowed) refuse(kernelErrors.forbidden);
  return thing as Authorized<T>;
}

/** What the machine does on its own, or because of what was allowed elsewhere, by any verb: `why` says which. */
export function systemAuthorized<T>(thing: T, why: Why): Authorized<T, never> {
  if (why.length === 0) throw new Error('The machine says why it does something.');
  return thing as Authorized<T, never>;
}

/** What belongs to a thing that was allowed to change: read by the key of the whole, and changed with it. */
export const partOf = <T>(_whole: Authorized<object>, part: T): Authorized<T> => part as Authorized<T>;

/** A sentence; not just any string that happens to be at hand. */
type Why = `${string} ${string}`;
