/** Empty screens in Hindi. */
export const departmentEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-departments': 'अभी कोई विभाग नहीं',
  'empty.no-departments.words': 'अपनी टीम को समूहों में रखें और हर समूह का प्रमुख चुनें।',
};
