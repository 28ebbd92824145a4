import type { noteErrors } from '@nukkad/contract/people/note/note.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Daily notes. */
export const noteListWords = {
  'note.edit': 'नोट बदलें',
  'note.edit.short': 'बदलें',
  'note.new': 'नया नोट',
  'note.none.theirs': 'कोई साझा नोट नहीं',
  'note.none.theirs.words': 'यह व्यक्ति जो नोट आपसे साझा करे, यहाँ दिखेगा।',
  'note.none.today': 'आज के लिए कोई नोट नहीं।',
  'note.private': 'सिर्फ़ आप',
  'note.remove': 'हटाएँ',
  'note.save': 'नोट सेव करें',
  'note.share': 'मेरे मैनेजर से साझा करें',
  'note.share.about': 'बंद: सिर्फ़ आप पढ़ सकते हैं।',
  'note.shared': 'मैनेजर से साझा',
  'note.words': 'नोट',
};

/** Empty screens in Hindi. */
export const noteEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-notes': 'अभी कोई नोट नहीं',
  'empty.no-notes.go': 'नया नोट',
  'empty.no-notes.words': 'जो याद रखना है, लिख लें। कौन पढ़े, यह आप तय करते हैं।',
};

export const noteRefusals = refusalsInHindi<keyof typeof noteErrors>({
  note_not_found: 'यह उपलब्ध नहीं है',
  note_changed: 'यह नोट इस बीच बदल गया। देखकर फिर कोशिश करें।',
  note_day: 'पिछले या अगले 31 दिनों में से कोई दिन चुनें।',
});
