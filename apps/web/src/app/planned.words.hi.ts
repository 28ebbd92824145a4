export const plannedEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-connections': 'अभी कोई कनेक्शन नहीं',
  'empty.no-connections.words': 'स्वीकार करते ही आपके कनेक्शन यहाँ दिखेंगे।',
  'empty.no-connections.go': 'अपना प्रोफ़ाइल देखें',
  'empty.no-videos': 'अभी कोई वीडियो नहीं',
  'empty.no-videos.words': 'काम सिखाने वाले छोटे वीडियो यहाँ दिखेंगे।',
  'empty.no-videos.go': 'आम सवाल पढ़ें',
};
