/** Empty screens in Hindi. */
export const employeeEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-employees': 'अभी कोई कर्मचारी नहीं',
  'empty.no-employees.go': 'कर्मचारी जोड़ें',
  'empty.no-employees.words': 'अपनी टीम को बुलाएँ। जो जुड़ेगा, यहाँ दिखेगा।',
};
