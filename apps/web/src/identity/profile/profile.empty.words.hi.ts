export const profileEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-products': 'अभी कोई उत्पाद नहीं',
  'empty.no-products.words': 'सेवाओं के साथ जो बेचते हैं वह दाम के साथ यहाँ रहेगा।',
  'empty.no-products.go': 'श्रेणियाँ देखें',
  'empty.no-assets': 'अभी कुछ सौंपा नहीं',
  'empty.no-assets.words': 'आपके लोगों के पास जो फ़ोन, औज़ार और गाड़ियाँ हैं, वे यहाँ रहेंगी।',
  'empty.no-assets.go': 'टीम पर',
};
