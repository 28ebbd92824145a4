/** Empty screens in Hindi. */
export const shiftEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-open-shifts': 'कोई खाली शिफ़्ट नहीं',
  'empty.no-open-shifts.words': 'जो शिफ़्ट कोई भी माँग सकता है, वे यहाँ दिखेंगी।',
  'empty.no-own-shifts': 'अभी कोई शिफ़्ट नहीं',
  'empty.no-own-shifts.go': 'खाली शिफ़्ट देखें',
  'empty.no-own-shifts.words': 'जब आपका बिज़नेस शिफ़्ट जारी करेगा, वे यहाँ दिखेंगी।',
  'empty.no-roster': 'तय करने के लिए कोई नहीं',
  'empty.no-roster.go': 'कर्मचारी देखें',
  'empty.no-roster.words': 'इन दिनों में आपकी टीम में कोई मेल नहीं खाता।',
  'empty.no-shift-requests': 'अभी कोई अनुरोध नहीं',
  'empty.no-shift-requests.words': 'आप जो शिफ़्ट माँगेंगे या बदलेंगे, वे जवाब के साथ यहाँ दिखेंगी।',
  'empty.no-shift-types': 'अभी कोई शिफ़्ट का प्रकार नहीं',
  'empty.no-shift-types.words': 'टीम के काम का समय जोड़ें, जैसे सुबह या रात, फिर उन्हें तय करें।',
  'empty.no-team-shift-requests': 'जाँचने के लिए कोई अनुरोध नहीं',
  'empty.no-team-shift-requests.words': 'जब टीम खाली शिफ़्ट माँगेगी या शिफ़्ट बदलेगी, वह यहाँ दिखेगा।',
};
