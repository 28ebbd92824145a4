/**
 * Days from this year on that a source writes down: the project began in it. A test on the real clock that counts on one to
 * lie ahead, or to lie in this year, fails on another day without a fault. An earlier day lies behind on whichever day.
 */
const since = 2026;
const day = /\b(20\d\d)-[01]\d(?:-[0-3]\d)?(?!\d)|\b(?:Date\.UTC|new Date)\((20\d\d),/g;

/** @returns as they are written, each once */
export function writtenDays(source: string): readonly string[] {
  const found = [...source.matchAll(day)].filter(([, written, made]) => Number(written ?? made) >= since);
  return [...new Set(found.map(([text]) => text))];
}

/** Whether a test or fixture runs on the real clock: in a browser, or in a whole server. */
export const isOnRealClock = (file: string, source: string): boolean =>
  /^e2e\/.*\.ts$/.test(file) ||
  (/^apps\/server\/.*\.ts$/.test(file) && /\/(?:whole-app|server-process)\.ts'/.test(source));
