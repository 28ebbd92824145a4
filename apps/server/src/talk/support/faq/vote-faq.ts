import { faqErrors } from '@nukkad/contract/talk/support/support.noun';
import { authorize } from '../../../platform/authorize.ts';
import type { Platform, WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayVote } from './faq.policy.ts';
import { type Vote, findFaq, saveVote } from './faq.store.ts';

/** Anyone says whether an answer helped; of a hidden question nothing is said. */
export function voteFaq(
  platform: Platform,
  call: WriteCall & { readonly now: Date },
  vote: Vote,
): Promise<{ helpful: boolean }> {
  return platform.write(call, async (tx) => {
    const found = await findFaq(tx, vote.faqId);
    if (!mayVote(found)) refuse(faqErrors.faq_not_found);
    await saveVote(tx, authorize(vote, mayVote(found)), call.now);
    return { helpful: vote.helpful };
  });
}
