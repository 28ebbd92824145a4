export const plannedEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-videos': 'अभी कोई वीडियो नहीं',
  'empty.no-videos.words': 'काम सिखाने वाले छोटे वीडियो यहाँ दिखेंगे।',
  'empty.no-videos.go': 'आम सवाल पढ़ें',
};
