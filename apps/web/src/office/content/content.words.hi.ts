/** The public pages of words and the ways to reach the company. */
export const contentWords = {
  'content.contents': 'इस पेज पर',
  'content.others': 'हमारे बारे में और',
  'contact.call': 'कॉल करें',
  'contact.mail': 'ईमेल',
  'contact.post': 'पता',
  'footer.about': 'हमारे बारे में',
  'footer.terms': 'शर्तें',
  'footer.policy': 'निजता',
  'footer.refunds': 'रिफ़ंड और रद्द करना',
  'footer.contact': 'संपर्क करें',
};
