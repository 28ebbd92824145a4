import type { portfolioErrors } from '@nukkad/contract/market/portfolio/portfolio.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Pictures of past work. */
export const portfolioWords = {
  'portfolio.title': 'पिछले काम',
  'portfolio.about': 'आपके पेज पर आपके काम की फ़ोटो।',
  'portfolio.past': 'पिछले काम',
  'portfolio.alt': '{{name}} का काम',
  'portfolio.add': 'अपने काम की फ़ोटो जोड़ें',
  'portfolio.hint': 'इन्हें कोई भी देख सकता है। चेहरे, मकान नंबर और फ़ोन नंबर न दिखाएँ।',
  'portfolio.send_one': '{{count}} फ़ोटो जोड़ें',
  'portfolio.send_other': '{{count}} फ़ोटो जोड़ें',
  'portfolio.added': 'जुड़ गई। ग्राहक इसे आपके पेज पर देखते हैं।',
  'portfolio.full': 'आप {{limit}} फ़ोटो दिखा रहे हैं। इससे ज़्यादा नहीं हो सकतीं।',
  'portfolio.none': 'अभी कोई फ़ोटो नहीं',
  'portfolio.none.words': 'पूरे हुए काम की फ़ोटो देखकर ग्राहक आपको चुनते हैं।',
  'portfolio.save': 'सेव करें',
  'portfolio.removeIt': 'हटाएँ',
  'portfolio.bare': 'कोई विवरण नहीं',
  'portfolio.captionAdd': 'विवरण जोड़ें',
  'portfolio.captionEdit': 'विवरण बदलें',
  'portfolio.caption': 'फ़ोटो में क्या दिखता है?',
  'portfolio.caption.label': 'विवरण (वैकल्पिक)',
  'portfolio.caption.hint': 'जैसे: बाथरूम की नई फ़िटिंग, इंदिरानगर।',
  'portfolio.remove': 'यह फ़ोटो हटाएँ?',
  'portfolio.removed': 'ग्राहक इसे फिर नहीं देखेंगे।',
  'portfolio.hidden': 'हमने यह फ़ोटो छिपाई: {{reason}}',
};

export const portfolioRefusals = refusalsInHindi<
  Exclude<keyof typeof portfolioErrors, 'portfolio_photo_moved_on'>
>({
  portfolio_photo_not_found: 'यह फ़ोटो अब नहीं है।',
  portfolio_full: 'आप {{limit}} फ़ोटो तक दिखा सकते हैं। पहले एक हटाएँ।',
  portfolio_photo_unreadable: 'यह फ़ोटो खुल नहीं सकी। दूसरी चुनें।',
});
