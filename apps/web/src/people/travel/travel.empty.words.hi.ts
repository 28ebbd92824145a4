export const travelEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-own-trips': 'आपने अभी कोई यात्रा नहीं बनाई',
  'empty.no-own-trips.words': 'लिखें कि कहाँ और कब जाना है। समीक्षक मंज़ूर करते हैं।',
  'empty.no-trips': 'आपकी टीम ने अभी कोई यात्रा नहीं बनाई',
  'empty.no-trips.words': 'दैनिक भत्ता तय करें, जो हर यात्रा के हर दिन मिलता है।',
};
