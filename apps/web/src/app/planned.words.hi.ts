export const plannedEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-feeds': 'अभी कोई पोस्ट नहीं',
  'empty.no-feeds.words': 'आप जिन लोगों और बिज़नेस को फ़ॉलो करते हैं, उनकी पोस्ट यहाँ दिखेंगी।',
  'empty.no-feeds.go': 'सेवाएँ देखें',
  'empty.no-videos': 'अभी कोई वीडियो नहीं',
  'empty.no-videos.words': 'काम सिखाने वाले छोटे वीडियो यहाँ दिखेंगे।',
  'empty.no-videos.go': 'आम सवाल पढ़ें',
};
