import type { projectFileErrors } from '@nukkad/contract/work/project-file/project-file.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Photos and documents of projects. */
export const projectFileWords = {
  'file.title': 'फ़ोटो और दस्तावेज़',
  'file.add': 'फ़ोटो या PDF जोड़ें',
  'file.sending': 'अपलोड हो रहा है… {{percent}}%',
  'file.unfit': '{{name}}: 10 MB तक की फ़ोटो या PDF चुनें।',
  'file.audience': 'नई फ़ाइलें किसे दिखें?',
  'file.seenBy': 'इसे कौन देखे?',
  'file.team': 'सिर्फ़ आपकी टीम',
  'file.client': 'आपकी टीम और ग्राहक',
  'file.teamOnly': 'सिर्फ़ टीम',
  'file.by.business': 'काम करने वाले से',
  'file.by.customer': 'ग्राहक से',
  'file.edit': 'बदलें',
  'file.edit.title': 'फ़ाइल बदलें',
  'file.caption': 'यह क्या है? (वैकल्पिक)',
  'file.remove': 'हटाएँ',
  'file.remove.title': 'यह फ़ाइल हटाएँ?',
  'file.remove.follows': 'यह इस प्रोजेक्ट में किसी को नहीं दिखेगी।',
  'file.none': 'अभी कोई फ़ाइल नहीं',
  'file.none.words': 'नक्शे, बिल और फ़ोटो यहाँ रखें। ग्राहक को क्या दिखे, यह आप चुनते हैं।',
  'file.none.client': 'काम की फ़ोटो और साझा किए गए दस्तावेज़ यहाँ दिखते हैं।',
};

export const projectFileRefusals = refusalsInHindi<keyof typeof projectFileErrors>({
  project_file_not_found: 'यह फ़ाइल उपलब्ध नहीं है।',
  project_file_limit: 'एक प्रोजेक्ट में 100 फ़ाइलें हो सकती हैं। पहले एक हटाएँ।',
  project_file_unreadable: 'यह फ़ाइल नहीं खुली। फ़ोटो या PDF चुनें।',
});
