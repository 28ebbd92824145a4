export const favouriteEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-favourites': 'अभी कुछ पसंदीदा नहीं',
  'empty.no-favourites.words': 'पसंद के पार्टनर सेव करें, वे यहाँ मिलेंगे।',
  'empty.no-others': 'यहाँ अभी कोई दूसरा पार्टनर नहीं',
  'empty.no-others.words': 'दूसरा पता, या इसी पार्टनर का दूसरा समय आज़माएँ।',
  'empty.no-favourites.go': 'सेवाएँ देखें',
};
