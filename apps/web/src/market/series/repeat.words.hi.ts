/** The choice of repeating visits at the checkout. */
export const repeatWords: Readonly<Record<string, string>> = {
  'repeat.title': 'कितनी बार?',
  'repeat.once': 'सिर्फ़ एक बार',
  'repeat.count': 'कितनी विज़िट?',
  'repeat.visits_one': '{{count}} विज़िट',
  'repeat.visits_other': '{{count}} विज़िट',
  'repeat.until_one': '{{count}} विज़िट, {{day}} तक',
  'repeat.until_other': '{{count}} विज़िट, {{day}} तक',
  'repeat.price': 'हर विज़िट के {{price}}, हर बार वही दाम।',
  'repeat.prices': 'पहली विज़िट के {{first}}, उसके बाद हर विज़िट के {{later}}।',
  'repeat.pay': 'अभी सिर्फ़ पहली विज़िट के पैसे देने हैं। बाद की हर विज़िट के पैसे काम के बाद।',
  'repeat.change': 'बाद की विज़िटें अपनी बुकिंग में बदलें, छोड़ें या ख़त्म करें।',
};
