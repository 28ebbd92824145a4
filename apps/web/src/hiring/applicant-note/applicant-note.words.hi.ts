import type { applicantNoteErrors } from '@nukkad/contract/hiring/applicant-note/applicant-note.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Notes of the team on an applicant. */
export const applicantNoteWords = {
  'applicantNote.title': 'टीम के नोट',
  'applicantNote.new': 'नया नोट',
  'applicantNote.words': 'नोट',
  'applicantNote.hint': 'इसे सिर्फ़ आपकी टीम पढ़ती है। उम्मीदवार इसे कभी नहीं देखता।',
  'applicantNote.mention': 'ज़िक्र करें (वैकल्पिक)। उन्हें संदेश मिलेगा।',
  'applicantNote.mentions': 'ज़िक्र:',
  'applicantNote.write': 'नोट जोड़ें',
  'applicantNote.written': 'नोट जुड़ गया',
  'applicantNote.you': 'आप',
  'applicantNote.changed': 'बदला गया',
  'applicantNote.edit': 'बदलें',
  'applicantNote.edit.title': 'नोट बदलें',
  'applicantNote.edit.save': 'नोट सेव करें',
  'applicantNote.edited': 'नोट सेव हो गया',
  'applicantNote.delete': 'नोट डिलीट करें',
  'applicantNote.delete.short': 'डिलीट करें',
  'applicantNote.delete.title': 'यह नोट डिलीट करें?',
  'applicantNote.delete.follows': 'आपकी टीम में कोई इसे आगे नहीं पढ़ पाएगा।',
  'applicantNote.deleted': 'नोट डिलीट हो गया',
  'applicantNote.none': 'अभी कोई नोट नहीं',
  'applicantNote.none.words': 'इस आवेदक के बारे में टीम को जो जानना चाहिए, यहाँ लिखें।',
};

export const applicantNoteRefusals = refusalsInHindi<keyof typeof applicantNoteErrors>({
  applicant_note_not_found: 'यह नोट अब उपलब्ध नहीं है।',
  applicant_note_changed: 'यह नोट बदल गया है। देखकर फिर कोशिश करें।',
  applicant_note_mention_unknown: 'सिर्फ़ अपनी टीम के उन लोगों का ज़िक्र करें जो इस आवेदक को देख सकते हैं।',
});
