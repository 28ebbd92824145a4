export const trayWordsHi = {
  'list.tray': 'चल रहे काम',
};
