/** Empty screens in Hindi. */
export const approvalEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-approvals': 'समीक्षा के लिए कुछ नहीं',
  'empty.no-approvals.words': 'आपकी टीम के अनुरोध यहाँ दिखेंगे।',
};
