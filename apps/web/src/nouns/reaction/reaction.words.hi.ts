import type { reactionErrors } from '@nukkad/contract/network/reaction/reaction.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** What members think of a post or a comment. */
export const reactionWords = {
  'reaction.like': 'पसंद',
  'reaction.thanks': 'शुक्रिया',
  'reaction.wellDone': 'शाबाश',
  'reaction.useful': 'काम का',
  'reaction.choose': 'प्रतिक्रिया चुनें',
  'reaction.more': 'दूसरी प्रतिक्रियाएँ',
  'reaction.who': 'प्रतिक्रियाएँ',
  'reaction.count_one': '{{count}} प्रतिक्रिया',
  'reaction.count_other': '{{count}} प्रतिक्रियाएँ',
  'reaction.none': 'अभी कोई प्रतिक्रिया नहीं',
  'reaction.none.words': 'जो लोग प्रतिक्रिया देंगे, वे यहाँ दिखेंगे।',
} satisfies Record<string, string>;

export const reactionRefusals = refusalsInHindi<keyof typeof reactionErrors>({
  reaction_subject_not_found: 'यह अब उपलब्ध नहीं है',
  reaction_limit: 'पहले 7 दिन आप दिन में {{limit}} बार प्रतिक्रिया दे सकते हैं। {{from}} से यह सीमा नहीं रहेगी।',
});
