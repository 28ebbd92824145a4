export const placeWords: Readonly<Record<string, string>> = {
  'place.city': 'शहर',
  'place.noCityFound': 'कोई शहर नहीं मिला',
};
