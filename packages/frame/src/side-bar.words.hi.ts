export const sideBarWordsHi = {
  'frame.collapse': 'मेन्यू छोटा करें',
  'frame.expand': 'मेन्यू बड़ा करें',
  'frame.search': 'खोजें',
};
