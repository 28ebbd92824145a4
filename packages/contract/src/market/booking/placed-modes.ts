/** How a booking is placed; one to be paid online may become one that is paid later. */
export const placedModes = ['online', 'cash'] as const;
