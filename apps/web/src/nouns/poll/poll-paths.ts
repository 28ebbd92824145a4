/** Dialogs about polls, by the address of the page they lie over. */
export const pollDialogs = {
  make: 'new-poll',
  end: 'end-poll',
  remove: 'delete-poll',
  voters: 'poll-voters',
} as const;

/** Which poll such a dialog is about. */
export const aboutPoll = 'about';

export const pollPath = (pollId: string) => `/polls/${pollId}`;
