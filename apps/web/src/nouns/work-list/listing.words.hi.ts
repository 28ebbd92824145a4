export const listingWords = {
  'list.failed': 'यह नहीं हो सका। फिर कोशिश करें।',
};
