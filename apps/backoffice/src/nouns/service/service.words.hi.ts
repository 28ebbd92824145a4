export const serviceWords: Readonly<Record<string, string>> = {
  'service.one': 'सेवा',
  'service.noneFound': 'कोई सेवा नहीं मिली',
};
