/** Which banners were put away on this device, the last ones first: old ones have ended by then. */
const storageKey = 'bannersAway';
const most = 50;

export function readPutAway(): readonly string[] {
  try {
    return (localStorage.getItem(storageKey) ?? '').split(' ').filter((bannerId) => bannerId !== '');
  } catch {
    return [];
  }
}

export function putAway(bannerId: string): readonly string[] {
  const away = [bannerId, ...readPutAway().filter((one) => one !== bannerId)].slice(0, most);
  try {
    localStorage.setItem(storageKey, away.join(' '));
  } catch {
    // A storage that is full or forbidden: it is put away until the page is left.
  }
  return away;
}
