/** What several features say of another partner. */
export const partnerWords = {
  'others.see': 'दूसरे पार्टनर देखें',
};
