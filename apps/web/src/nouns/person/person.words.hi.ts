export const personEmptyWords: Readonly<Record<string, string>> = {
  'empty.user-not-found': 'इस नाम का कोई नहीं मिला',
  'empty.user-not-found.words': 'वर्तनी जाँचें, या मोबाइल नंबर से खोजें।',
  'empty.user-not-found.go': 'सहायता टीम से संपर्क करें',
};
