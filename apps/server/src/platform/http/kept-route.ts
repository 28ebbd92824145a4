import type { AnyEndpoint, EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { AnswerPlan, KeptAnswers } from './kept-answers.ts';
import type { Call, InputOf, Route } from './route.ts';

/** Open to anyone and the same for all of them: sent from memory while nothing that it depends on has changed. */
export function keptRoute<E extends AnyEndpoint>(
  endpoint: E,
  answers: KeptAnswers,
  plan: (call: Call<InputOf<E>>) => AnswerPlan<EndpointAnswer<E>>,
): Route {
  return { endpoint, handle: (call) => answers.get(endpoint, call, plan(call)) };
}
