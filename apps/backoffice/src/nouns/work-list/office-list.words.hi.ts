export const listStatesHi: Readonly<Record<string, string>> = {
  'list.denied': 'आपके पास यह सूची देखने की अनुमति नहीं है।',
  'list.deniedTitle': 'अनुमति नहीं है',
  'list.offlineTitle': 'आप ऑफ़लाइन हैं',
};
