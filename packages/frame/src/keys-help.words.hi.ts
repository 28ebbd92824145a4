export const keysHelpWordsHi = {
  'keys.title': 'कीबोर्ड शॉर्टकट',
  'keys.everywhere': 'हर पेज पर',
  'keys.list': 'इस पेज पर',
  'keys.help': 'ये शॉर्टकट दिखाएँ',
  'keys.leave': 'बंद करें, मिटाएँ या वापस जाएँ',
  'keys.next': 'अगली पंक्ति',
  'keys.previous': 'पिछली पंक्ति',
  'keys.open': 'पंक्ति खोलें',
  'keys.filter': 'इस सूची में खोजें',
  'keys.singles': 'एक बटन वाले शॉर्टकट',
  'keys.singlesHint': 'J, K, / या ? से परेशानी हो तो बंद करें। इसी डिवाइस पर सेव होता है।',
};
