import type { memberErrors } from '@nukkad/contract/network/member/member.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Members: the page, and how one takes part. */
export const memberWords = {
  'member.seen': 'आपका पेज कौन देख और खोज सकता है?',
  'member.seen.everyone': 'सभी, बिना खाते वाले भी',
  'member.seen.members': 'जिनका खाता है',
  'member.seen.connections': 'सिर्फ़ कनेक्शन',
  'member.asked': 'जुड़ने का अनुरोध कौन भेज सकता है?',
  'member.asked.everyone': 'सभी',
  'member.asked.mutual': 'जिनका कोई साझा कनेक्शन है',
  'member.asked.none': 'कोई नहीं',
  'member.mentioned': 'आपका उल्लेख कौन कर सकता है?',
  'member.listed': 'मेरा पेज सर्च इंजन में दिखाएँ',
  'member.visits': 'दूसरे देखें कि मैंने उनका पेज देखा',
  'member.visits.about': 'यह बंद हो तो आपको भी नहीं दिखेगा कि आपका पेज किसने देखा।',
  'member.listed.about': 'इसके बिना लोग इसे यहाँ या इसके लिंक से ही पाते हैं।',
  'member.save': 'सेव करें',
  'member.saved': 'सेव किया गया',
  'member.handle': 'आपके पेज का पता',
  'member.handle.hint': 'अंग्रेज़ी के छोटे अक्षर, अंक और हाइफ़न, 3 से 30।',
  'member.headline': 'आप क्या करते हैं (वैकल्पिक)',
  'member.headline.hint': 'जैसे: इलेक्ट्रीशियन, इंदिरानगर में 12 साल।',
  'member.readOnly': 'ये सेटिंग आपके बिज़नेस के मालिक बदलते हैं।',
  'member.view': 'अपना पेज देखें',
  'member.actsFor': 'आप इस रूप में भाग लेते हैं',
  'member.actsFor.self': 'ख़ुद',
  'member.jobs_one': '{{count}} काम पूरा',
  'member.jobs_other': '{{count}} काम पूरे',
  'member.connections_one': '{{count}} कनेक्शन',
  'member.connections_other': '{{count}} कनेक्शन',
  'member.since': '{{day}} से यहाँ',
  'member.services': 'सेवाएँ और रिव्यू',
  'member.page': 'सदस्य',
  'member.notShown': 'यह पेज यहाँ नहीं दिखाया जाता',
  'member.notShown.words': 'कुछ सदस्य अपना पेज सिर्फ़ खाते वालों को दिखाते हैं।',
  'member.logIn': 'देखने के लिए लॉग इन करें',
};

export const memberRefusals = refusalsInHindi<keyof typeof memberErrors>({
  member_not_found: 'यह उपलब्ध नहीं है',
  member_moved_on: 'ये सेटिंग बदल गई हैं। जाँचें और फिर कोशिश करें।',
  handle_taken: 'यह पता लिया जा चुका है। दूसरा चुनें।',
});
