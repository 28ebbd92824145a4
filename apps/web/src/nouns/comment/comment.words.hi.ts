import type { commentErrors } from '@nukkad/contract/network/comment/comment.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Comments on posts. */
export const commentWords = {
  'comment.title': 'टिप्पणियाँ',
  'comment.none': 'अभी कोई टिप्पणी नहीं',
  'comment.none.words': 'पहली टिप्पणी आप लिखें।',
  'comment.write': 'आपकी टिप्पणी',
  'comment.send': 'टिप्पणी करें',
  'comment.sent': 'टिप्पणी भेजी गई।',
  'comment.edited': 'बदली गई',
  'comment.ofAuthor': 'लेखक',
  'comment.reply': 'जवाब दें',
  'comment.reply.title': 'टिप्पणी का जवाब दें',
  'comment.reply.words': 'आपका जवाब',
  'comment.reply.send': 'जवाब भेजें',
  'comment.reply.sent': 'जवाब भेजा गया।',
  'comment.replies_one': '{{count}} जवाब देखें',
  'comment.replies_other': '{{count}} जवाब देखें',
  'comment.replies.hide': 'जवाब छिपाएँ',
  'comment.replies.none': 'अब कोई जवाब नहीं',
  'comment.edit': 'बदलें',
  'comment.edit.title': 'टिप्पणी बदलें',
  'comment.edit.save': 'सेव करें',
  'comment.edit.saved': 'टिप्पणी बदल दी गई।',
  'comment.delete': 'हटाएँ',
  'comment.delete.title': 'टिप्पणी हटाएँ?',
  'comment.delete.what': 'टिप्पणी और उसके जवाब किसी को नहीं दिखेंगे।',
  'comment.delete.do': 'टिप्पणी हटाएँ',
  'comment.delete.keep': 'टिप्पणी रहने दें',
  'comment.deleted': 'टिप्पणी हटा दी गई।',
  'comment.report': 'शिकायत करें',
} satisfies Record<string, string>;

export const commentRefusals = refusalsInHindi<keyof typeof commentErrors>({
  comment_not_found: 'यह अब उपलब्ध नहीं है',
  comment_subject_not_found: 'यह अब उपलब्ध नहीं है',
  comment_moved_on: 'यह टिप्पणी बदल गई है। देखकर फिर कोशिश करें।',
  comment_edit_over: 'टिप्पणी 24 घंटे तक ही बदली जा सकती है।',
  comment_limit_new: 'पहले 7 दिन आप दिन में {{limit}} टिप्पणियाँ कर सकते हैं। {{from}} से ज़्यादा कर सकेंगे।',
  comment_limit: 'आप दिन में {{limit}} टिप्पणियाँ कर सकते हैं। कल फिर कोशिश करें।',
});
