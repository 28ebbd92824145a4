/** Empty screens in Hindi. */
export const leaveEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-away': 'सब काम पर हैं',
  'empty.no-away.words': 'इस महीने आपकी टीम जो छुट्टी माँगेगी, वह यहाँ दिखेगी।',
  'empty.no-leave': 'अभी कोई छुट्टी नहीं',
  'empty.no-leave.words': 'आप जो छुट्टी माँगेंगे, वह जवाब के साथ यहाँ दिखेगी।',
  'empty.no-leave-types': 'अभी छुट्टी का कोई प्रकार नहीं',
  'empty.no-leave-types.words': 'आकस्मिक, बीमारी या अर्जित छुट्टी जोड़ें। फिर आपकी टीम यहाँ छुट्टी माँग सकेगी।',
};
