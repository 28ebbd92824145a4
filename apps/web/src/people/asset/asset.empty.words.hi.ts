export const assetEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-company-assets': 'आपने अभी कंपनी का कोई सामान नहीं जोड़ा',
  'empty.no-company-assets.words': 'औज़ार, फ़ोन और चाबियाँ जोड़ें, ताकि हमेशा पता रहे कि वे किसके पास हैं और किस हालत में।',
  'empty.no-held': 'आपके पास कुछ नहीं है',
  'empty.no-held.words': 'जब आपको कोई औज़ार या फ़ोन दिया जाए, तो यहाँ पक्का करें।',
};
