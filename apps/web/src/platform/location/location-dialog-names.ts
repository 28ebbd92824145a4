/** The dialogs of the place, by what `?dialog=` says; they are over any page. */
export const locationDialogNames = [
  'location',
  'location-found',
  'location-access',
  'location-services',
] as const;
