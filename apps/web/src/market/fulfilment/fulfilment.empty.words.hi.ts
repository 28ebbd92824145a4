export const fulfilmentEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-orders': 'अभी कोई ऑर्डर या पूछताछ नहीं',
  'empty.no-orders.words': 'ग्राहकों के ऑर्डर और पूछताछ यहाँ दिखेंगे।',
  'empty.no-orders.go': 'मेरा बिज़नेस देखें',
};
