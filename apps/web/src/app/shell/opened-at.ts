/** The address that the browser itself opened. This part may come after somebody has already gone on. */
export const openedAt = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href;
