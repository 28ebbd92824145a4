export const staffEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-users': 'टीम में अभी कोई नहीं',
  'empty.no-users.words': 'जो आपके साथ काम करते हैं उन्हें जोड़ें, और बताएँ कौन क्या कर सकता है।',
  'empty.no-users.go': 'व्यक्ति जोड़ें',
};
