/** Whether this device has anything on its way: the bar, and what sends, are loaded only then. */
const mark = 'nukkad-uploads';
const listeners = new Set<() => void>();
let wanted = false;

/** A private window keeps nothing: what is on its way does not outlive a reload there. */
function stored<Answer>(ask: (storage: Storage) => Answer): Answer | null {
  try {
    return ask(localStorage);
  } catch {
    return null;
  }
}

export const areWanted = (): boolean => wanted || stored((storage) => storage.getItem(mark)) !== null;

export function onWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** From now on, on this page; `markKept` says it to later ones. */
export function want(): void {
  wanted = true;
  for (const listener of listeners) listener();
}

export const markKept = (isKept: boolean): void =>
  void stored((storage) => (isKept ? storage.setItem(mark, '1') : storage.removeItem(mark)));
