/** What the fields are called that one confirms of a partner's own service. */
export const partnerServiceChangeWords: Readonly<Record<string, string>> = {
  'changed.workMinutes': 'काम का समय',
  'changed.offered': 'ग्राहकों के लिए उपलब्ध',
  'changed.answersEdited': 'इस बीच किसी और ने विकल्प बदल दिए।',
};
