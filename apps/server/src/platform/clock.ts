/** What time it is. Handed to everything that asks, so that tests and the seed can say it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
