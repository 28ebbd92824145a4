/** What one confirms of paying later. */
export const payLaterChangesWords = {
  'changed.dueDays': 'विज़िट के बाद चुकाने के दिन',
} as const;
