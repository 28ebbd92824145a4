/** What the fields are called that one confirms of erasing an account. */
export const privacyChangeWords: Readonly<Record<string, string>> = {
  'changed.kept': 'जो हमें रखना ज़रूरी है',
};
