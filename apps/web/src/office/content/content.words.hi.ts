/** The public pages of words and the ways to reach the company. */
export const contentWords = {
  'content.contents': 'इस पन्ने पर',
  'content.others': 'हमारे बारे में और',
  'contact.call': 'फ़ोन',
  'contact.mail': 'ईमेल',
  'contact.post': 'पता',
  'footer.about': 'हमारे बारे में',
  'footer.terms': 'शर्तें',
  'footer.policy': 'निजता',
  'footer.refunds': 'वापसी और रद्द करना',
  'footer.contact': 'संपर्क करें',
};
