export const placeWords: Readonly<Record<string, string>> = {
  'place.noCityFound': 'कोई शहर नहीं मिला',
};
