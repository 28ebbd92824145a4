/** Empty screens in Hindi. */
export const approvalEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-approvals': 'आपके लिए कुछ लंबित नहीं',
  'empty.no-approvals.words': 'आपकी टीम जो माँगेगी, आपकी बारी आने पर यहाँ दिखेगा।',
};
