export const commandWords = {
  'command.dark': 'गहरी थीम',
  'command.light': 'हल्की थीम',
  'command.auto': 'इस डिवाइस की थीम',
  'command.english': 'भाषा बदलकर अंग्रेज़ी करें',
  'command.hindi': 'भाषा बदलकर हिंदी करें',
  'command.cancel': 'बुकिंग रद्द करें या बदलें',
  'command.gst': 'GST और PAN',
};
