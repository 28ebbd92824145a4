export const seriesEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-series': 'अभी कोई दोहराई जाने वाली विज़िट नहीं',
  'empty.no-series.words': 'बुक करते समय, समय के साथ “हर हफ़्ते” चुनें। आप एक बार बुक करें, बाक़ी हम बुक करेंगे।',
  'empty.no-series.go': 'सेवाएँ देखें',
};
