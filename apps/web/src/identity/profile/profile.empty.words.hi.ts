export const profileEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-products': 'अभी कोई प्रोडक्ट नहीं',
  'empty.no-products.words': 'सेवाओं के अलावा जो प्रोडक्ट आप बेचते हैं, वे यहाँ दिखेंगे।',
  'empty.no-products.go': 'श्रेणियाँ देखें',
  'empty.no-assets': 'अभी कोई सामान नहीं',
  'empty.no-assets.words': 'आपकी टीम के फ़ोन, औज़ार और गाड़ियाँ यहाँ दिखेंगी।',
  'empty.no-assets.go': 'टीम देखें',
};
