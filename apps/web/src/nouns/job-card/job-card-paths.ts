/** Dialogs about job cards, by the address of the page they lie over. */
export const jobCardDialogs = {
  make: 'new-job-card',
  withdraw: 'withdraw-job-card',
  remove: 'delete-job-card',
  change: 'change-job-card',
} as const;

/** Which card such a dialog is about. */
export const aboutCard = 'card';

export const jobCardPath = (cardId: string) => `/job-cards/${cardId}`;

/** Where a card of a finished booking is begun. */
export const newJobCardPath = (bookingId?: string) =>
  `/job-cards?dialog=${jobCardDialogs.make}${bookingId === undefined ? '' : `&job=${bookingId}`}`;
