/** What changed between looking and confirming. */
export const changedWords: Readonly<Record<string, string>> = {
  'changed.title': 'देख लें, क्या बदला है',
  'changed.lead': 'आपके देखने के बाद यह बदल गया:',
  'changed.nothingDone': 'अभी कुछ नहीं किया गया है।',
  'changed.savesForm': 'पक्का करने पर यह फ़ॉर्म भी सेव होगा।',
  'changed.confirm': 'देखकर पक्का करें',
  'changed.fromTo': '{{what}} बदल गया: पहले {{seen}}, अब {{now}}',
  'changed.added': '{{what}} जुड़ गया: {{now}}',
  'changed.removed': '{{what}} हट गया: {{seen}}',
  'changed.field': '{{what}} बदल गया',
  'changed.version': 'इस बीच किसी ने इसे बदल दिया।',
  'changed.yes': 'हाँ',
  'changed.no': 'नहीं',
  'changed.minutesOf': '{{minutes}} मिनट',
};
