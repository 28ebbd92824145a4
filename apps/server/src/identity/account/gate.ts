import { isOpenIn } from '@nukkad/contract/identity/account/access-level';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { type ErrorFact, kernelErrors } from '@nukkad/contract/kernel/errors';
import type { AccessLevel } from '@nukkad/contract/kernel/access-level';
import { isSteppedUp } from './step-up/step-up.rules.ts';

/** What the gate looks at; read with the session, so a change binds from the next second on. */
export interface GateState {
  readonly standing: AccessLevel;
  readonly steppedUpUntil: Date | null;
  /** From when no new orders are placed without agreeing to changed terms; null: nothing waits. */
  readonly termsFrom: Date | null;
}

const refusals: Readonly<Record<Exclude<AccessLevel, 'good'>, ErrorFact>> = {
  shutOut: kernelErrors.account_not_active,
  incomplete: kernelErrors.profile_incomplete,
  unpaid: kernelErrors.subscription_expired,
};

/** The reason why a call is refused at this access level or without a fresh code; null: it is allowed. */
export function whyClosed(state: GateState, endpoint: AnyEndpoint, now: Date): ErrorFact | null {
  const { standing } = state;
  if (standing !== 'good' && !isOpenIn(standing, endpoint)) return refusals[standing];
  if (endpoint.spec.asksTerms && state.termsFrom && state.termsFrom <= now)
    return kernelErrors.terms_not_agreed;
  return endpoint.spec.stepUp && !isSteppedUp(state, now) ? kernelErrors.step_up_needed : null;
}
