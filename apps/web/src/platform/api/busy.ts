/** Counts the calls under way, for the primary loader. */
let running = 0;
const listeners = new Set<() => void>();

function move(by: number) {
  running += by;
  for (const listener of listeners) listener();
}

export function isBusy(): boolean {
  return running > 0;
}

export function onBusy(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  move(1);
  try {
    return await work();
  } finally {
    move(-1);
  }
}

/** Calls that show no loader (specification section 7), spelled as their paths are. */
const silent = [
  'myprofile',
  'notitifcations',
  'getAvailableRoles',
  'document/uploadsigneddoc',
  'document/uploadunsigneddoc',
  'document/signedUrl',
  'user/profileStrength',
];

export function showsLoader(path: string): boolean {
  return !silent.some((name) => path.endsWith(name));
}
