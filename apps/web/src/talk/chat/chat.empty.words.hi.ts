export const chatEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-messages': 'अभी कोई संदेश नहीं',
  'empty.no-messages.words': 'अपनी कोई बुकिंग खोलें और लिखने के लिए “चैट” चुनें।',
  'empty.no-messages.go': 'सहायता टीम से संपर्क करें',
};
