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
