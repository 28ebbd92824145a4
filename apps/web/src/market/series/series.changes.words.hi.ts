/** The names of what one confirms of repeating visits. */
export const seriesChangesWords: Readonly<Record<string, string>> = {
  'changed.visits': 'बुक की गई विज़िटें',
  'changed.firstStartsAt': 'अगली विज़िट',
};
