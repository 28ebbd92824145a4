export const staffEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-users': 'अभी कोई टीम सदस्य नहीं',
  'empty.no-users.words': 'अपने साथ काम करने वालों को जोड़ें और उनकी अनुमतियाँ तय करें।',
  'empty.no-users.go': 'टीम सदस्य जोड़ें',
};
