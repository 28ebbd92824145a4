export const fulfilmentEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-orders': 'अभी कोई ऑर्डर या पूछताछ नहीं',
  'empty.no-orders.words': 'ग्राहक जो माँगें, आते ही यहाँ दिखेगा।',
  'empty.no-orders.go': 'मेरी दुकान पर',
};
