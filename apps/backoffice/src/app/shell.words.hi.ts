export const shellWords: Readonly<Record<string, string>> = {
  'shell.skip': 'सीधे मुख्य भाग पर जाएँ',
  'shell.menu': 'मेन्यू',
  'shell.group.waiting': 'आपका इंतज़ार',
  'shell.group.market': 'कैटलॉग और दाम',
  'shell.group.settings': 'सेटिंग',
  'shell.dark': 'डार्क मोड',
  'shell.light': 'लाइट मोड',
  'shell.logOut': 'लॉग आउट करें',
  'shell.sections': 'अनुभाग',
  'shell.updated': 'अभी अपडेट हुआ',
  'shell.youreLoggedOut': 'आप लॉग आउट हो गए हैं।',
};
