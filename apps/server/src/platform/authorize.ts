import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { refuse } from './refusal.ts';

declare const authorized: unique symbol;

/** A thing that a policy has allowed to change. Stores' writes ask for one, so an unchecked write does not compile. */
export type Authorized<T> = T & { readonly [authorized]: true };

/** 403 unless the policy said yes. */
export function authorize<T>(thing: T, allowed: boolean): Authorized<T> {
  if (!allowed) refuse(kernelErrors.forbidden);
  return thing as Authorized<T>;
}
