import type { earlierErrors } from '@nukkad/contract/market/earlier/earlier.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const earlierWords = {
  'earlier.title': 'पहले का समय मिले तो बताएँ',
  'earlier.about': 'आपसे पहले की विज़िट रद्द हो, तो बारी आने पर उसका समय आपको देंगे। यह मुफ़्त है।',
  'earlier.free': 'पहले का एक समय ख़ाली है',
  'earlier.until': 'आपके पास बचा समय:',
  'earlier.take': 'यह समय लें',
  'earlier.keep': 'मेरा समय रखें',
  'earlier.take.title': 'विज़िट {{when}} पर कर दें?',
  'earlier.take.free': 'आपका दाम वही रहेगा। कोई शुल्क नहीं है।',
  'earlier.take.told': 'पार्टनर को तुरंत बताया जाएगा।',
  'earlier.take.confirm': '{{when}} पर करें',
  'earlier.take.done': 'आपकी विज़िट अब {{when}} पर है',
};

export const earlierRefusals = refusalsInHindi<keyof typeof earlierErrors>({
  earlier_over: 'यह पहले का समय अब उपलब्ध नहीं है। आपकी विज़िट वैसी ही है।',
});
