export const notificationEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-notifications': 'अभी कोई सूचना नहीं',
  'empty.no-notifications.words': 'आपकी बुकिंग और भुगतान की सूचनाएँ यहाँ दिखेंगी।',
};
