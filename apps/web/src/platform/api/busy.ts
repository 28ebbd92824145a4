/** Specification section 7: a call turns the primary loader, or the numbered one that it names. */
export const primaryLoader = 0;
const running = new Map<number, number>();
const listeners = new Set<() => void>();

function move(loader: number, by: number) {
  running.set(loader, (running.get(loader) ?? 0) + by);
  for (const listener of listeners) listener();
}

export function isBusy(loader = primaryLoader): boolean {
  return (running.get(loader) ?? 0) > 0;
}

export function onBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function whileBusy<T>(loader: number, work: () => Promise<T>): Promise<T> {
  move(loader, 1);
  try {
    return await work();
  } finally {
    move(loader, -1);
  }
}

/** Calls that show no loader (specification section 7), spelled as their paths are. */
const silent = [
  'myprofile',
  'notitifcations',
  // The same list in the other spelling, which section 7 names, and its tags: they are asked for by the clock.
  '/notifications',
  'getAvailableRoles',
  'document/uploadsigneddoc',
  'document/uploadunsigneddoc',
  'document/signedUrl',
  'user/profileStrength',
];

export function showsLoader(path: string): boolean {
  return !silent.some((name) => path.includes(name));
}
