/** What the field is called that one confirms of a payment. */
export const milestonePaymentChangeWords: Readonly<Record<string, string>> = {
  'changed.milestoneLeft': 'देना बाकी',
};
