export const supportEmptyWords: Readonly<Record<string, string>> = {
  'empty.support-busy': 'हमारे सभी सहायक व्यस्त हैं',
  'empty.support-busy.words': 'हमें लिख दें; जो पहले ख़ाली होगा वह जवाब देगा।',
  'empty.support-busy.go': 'संपर्क के दूसरे तरीक़े',
  'empty.support-ended': 'चैट सहायता समाप्त हुई।',
  'empty.support-ended.words': 'कुछ बाक़ी है? नई बातचीत कभी भी शुरू हो सकती है।',
  'empty.support-ended.go': 'संदेशों पर वापस',
};
