export const catalogEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-services': 'अभी कोई सेवा नहीं',
  'empty.no-services.words': 'जो करते हैं उसे अपने दाम के साथ जोड़ें। तब ग्राहक आपको बुक कर सकते हैं।',
  'empty.no-services.go': 'सेवा जोड़ें',
};
