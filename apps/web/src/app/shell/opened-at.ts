/** The address that the browser itself opened. This module may load after the person has navigated on. */
export const openedAt = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href;
