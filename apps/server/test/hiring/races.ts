/** So many callers at one moment: more of them would wait for the pool of connections, and meet no other state. */
export const atOnce = 20;

/** How often each race of hiring is run: HIRING_RACES callers (default 20), twenty at a time. */
export const raceRounds = Math.max(1, Math.round(Number(process.env['HIRING_RACES'] ?? atOnce) / atOnce));
