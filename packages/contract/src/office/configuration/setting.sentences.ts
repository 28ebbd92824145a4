/** What the form of a setting may say of its fields. */
export const settingSentences = {
  sameEverywhere: 'This setting is the same everywhere.',
  notByCategory: 'This setting does not differ by category.',
  aboveHighest: 'This is above the highest value.',
  belowLowest: 'This is below the lowest value.',
  dayGone: 'Choose today or a later day.',
  unknownCity: 'Choose a city from the list.',
  unknownCategory: 'Choose a category from the list.',
} as const;
