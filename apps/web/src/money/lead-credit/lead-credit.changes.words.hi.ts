/** What the fields are called that one confirms of credits. */
export const leadCreditChangeWords: Readonly<Record<string, string>> = {
  'changed.packAmount': 'पैक का दाम',
};
