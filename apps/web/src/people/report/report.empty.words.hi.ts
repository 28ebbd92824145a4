/** Empty screens in Hindi. */
export const reportEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-report': 'इन महीनों के आँकड़े नहीं हैं',
  'empty.no-report.go': 'कर्मचारी देखें',
  'empty.no-report.words': 'ज़्यादा महीने चुनें, या टीम के कुछ दिन काम करने के बाद फिर देखें।',
};
