/** What the fields are called that one confirms of a request or an assignment. */
export const fulfilmentChangeWords: Readonly<Record<string, string>> = {
  'changed.ownPrice': 'टैक्स से पहले आपका दाम',
  'changed.seriesVisits': 'सीरीज़ की विज़िटें',
  'changed.trustCost': 'भरोसे के घटने वाले अंक',
};
