/** How long browser and server wait for each other: one set of figures that both ends read. */

/** Specification section 9, "Default request timeout": milliseconds until an answer must be there. */
export const requestTimeoutMs = 60_000;

/** A line that carries less than this (64 kbit/s, the slowest mobile line) counts as broken. */
export const slowestUploadBytesPerSecond = 8_192;

/** A body that comes more slowly than that for this long, in milliseconds, is cut by the server. */
export const stalledAfterMs = 30_000;

/** Milliseconds that a call with files of `bytes` in all may take: what the slowest line needs, and a call's minute. */
export const uploadTimeoutMs = (bytes: number): number =>
  requestTimeoutMs + Math.ceil((bytes / slowestUploadBytesPerSecond) * 1_000);
