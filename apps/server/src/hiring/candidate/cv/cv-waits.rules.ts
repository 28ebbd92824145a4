/** A process that was ended reads nothing more: what still waits after this long is given up. Two scanned pages take half of it. */
const longestWaitMs = 180_000;

export const isGivenUp = (uploadedAt: Date, now: Date): boolean =>
  now.getTime() - uploadedAt.getTime() > longestWaitMs;
