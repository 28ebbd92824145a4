export const platformWords: Readonly<Record<string, string>> = {
  'error.now': 'अभी की स्थिति: {{status}}।',
  'platform.somethingWentWrongInThe': 'सर्वर में कुछ गड़बड़ हो गई। फिर कोशिश करें',
  'platform.somethingWentWrongTryAgain': 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
  'platform.theServerCantBeReached': 'सर्वर से संपर्क नहीं हो पा रहा। इंटरनेट देखें।',
};
