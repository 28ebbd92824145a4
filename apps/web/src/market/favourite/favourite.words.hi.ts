import type { favouriteErrors } from '@nukkad/contract/market/favourite/favourite.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Partners that a customer marked. */
export const favouriteWords = {
  'favourite.title': 'पसंदीदा',
  'favourite.title.about': 'आपके सेव किए पार्टनर और उनका अगला ख़ाली समय।',
  'favourite.person.is': 'आपके पसंदीदा: फिर से बुक करने पर इन्हें ही माँगा जाएगा।',
  'favourite.person.ask': 'अगली बार भी यही कारीगर चाहिए?',
  'favourite.person.left': 'अभी उपलब्ध नहीं',
  'favourite.person.last': 'पिछली विज़िट {{day}}',
  'favourite.people': 'पसंदीदा कारीगर',
  'favourite.remove': 'हटाएँ',
  'favourite.remove.of': '{{name}} को हटाएँ',
  'favourite.mark': 'पसंदीदा',
  'favourite.mark.of': 'पसंदीदा: {{name}}',
  'favourite.logIn': 'पसंदीदा: {{name}} को सेव करने के लिए लॉग इन करें',
  'favourite.closed': 'अभी बुकिंग नहीं लेते',
  'favourite.last': 'पिछली विज़िट: {{service}}, {{day}}',
};

export const favouriteEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-favourites': 'अभी कुछ पसंदीदा नहीं',
  'empty.no-favourites.words': 'पसंद के पार्टनर सेव करें, वे यहाँ मिलेंगे।',
  'empty.no-others': 'यहाँ अभी कोई दूसरा पार्टनर नहीं',
  'empty.no-others.words': 'दूसरा पता, या इसी पार्टनर का दूसरा समय आज़माएँ।',
  'empty.no-favourites.go': 'सेवाएँ देखें',
};

export const favouriteRefusals = refusalsInHindi<keyof typeof favouriteErrors>({
  favourites_full: 'आपके 100 पसंदीदा हैं। पहले एक हटाएँ।',
});
