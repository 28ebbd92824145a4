export const shellWords: Readonly<Record<string, string>> = {
  'shell.dark': 'डार्क मोड',
  'shell.light': 'लाइट मोड',
  'shell.logOut': 'लॉग आउट करें',
  'shell.sections': 'अनुभाग',
  'shell.youreLoggedOut': 'आप लॉग आउट हो गए हैं।',
};
