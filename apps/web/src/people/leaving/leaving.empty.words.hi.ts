/** Empty screens in Hindi. */
export const leavingEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-leavings': 'कोई नहीं छोड़ रहा',
  'empty.no-leavings.words': 'जो इस्तीफ़ा दे, या जिसकी नौकरी आप ख़त्म करें, वह यहाँ दिखेगा।',
  'empty.not-leaving': 'छोड़ नहीं रहे',
  'empty.not-leaving.words': 'जब यह व्यक्ति इस्तीफ़ा दे, तो आख़िरी दिन तय करना और काम सौंपना यहाँ होगा।',
  'empty.no-resignation': 'आपने इस्तीफ़ा नहीं दिया है',
  'empty.no-resignation.words': 'छोड़ना चाहें, तो यहाँ आख़िरी दिन बताएँ। आपके बिज़नेस को बता दिया जाएगा।',
};
