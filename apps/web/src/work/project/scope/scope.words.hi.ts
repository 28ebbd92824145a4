/** What the fields are called that one confirms of a change. */
export const scopeChangeNames: Readonly<Record<string, string>> = {
  'changed.scopeTotalBefore': 'अब तक कुल',
  'changed.scopeTotalAfter': 'नई कुल रकम',
  'changed.scopeDueOn': 'आख़िरी दिन',
  'changed.scopeStatus': 'बदलाव की स्थिति',
};
