/** The names of what one confirms of repeating visits. */
export const seriesChangesWords: Readonly<Record<string, string>> = {
  'changed.visits': 'बुक की गई विज़िटें',
  'changed.movedVisits': 'जो विज़िटें बदलेंगी',
  'changed.laterBooked': 'जो विज़िटें बाद में फिर बुक होंगी',
  'changed.backVisits': 'जो विज़िटें फिर होंगी',
  'changed.firstStartsAt': 'अगली विज़िट',
};
