export const supportEmptyWords: Readonly<Record<string, string>> = {
  'empty.support-busy': 'हमारे सभी सहायक व्यस्त हैं',
  'empty.support-busy.words': 'हमें लिखें। हम जल्द से जल्द जवाब देंगे।',
  'empty.support-closed': 'लाइव सहायता अभी बंद है',
  'empty.support-closed.words': 'हमें लिखें। हम जल्द से जल्द जवाब देंगे।',
  'empty.support-busy.go': 'संपर्क के दूसरे तरीक़े',
  'empty.support-ended': 'चैट सहायता समाप्त हुई।',
  'empty.support-ended.words': 'और मदद चाहिए? कभी भी नई बातचीत शुरू करें।',
  'empty.support-ended.go': 'सहायता टीम से संपर्क करें',
};
