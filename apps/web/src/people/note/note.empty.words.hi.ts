/** Empty screens in Hindi. */
export const noteEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-notes': 'अभी कोई नोट नहीं',
  'empty.no-notes.go': 'नया नोट',
  'empty.no-notes.words': 'जो याद रखना है, लिख लें। कौन पढ़े, यह आप तय करते हैं।',
};
