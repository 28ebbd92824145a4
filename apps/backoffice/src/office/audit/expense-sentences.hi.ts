/** Hindi of expense-sentences.ts. */
export const expenseSentencesInHindi = {
  'expense_category.add': '{{who}} ने ख़र्च की श्रेणी जोड़ी।',
  'expense_category.edit': '{{who}} ने ख़र्च की श्रेणी बदली।',
  'expense_advance.give': '{{who}} ने कर्मचारी को दिया अग्रिम दर्ज किया।',
  'expense_advance.return': '{{who}} ने दर्ज किया कि अग्रिम लौटाया गया।',
  'reimbursement.pay': '{{who}} ने मंज़ूर अनुरोध को चुकाया हुआ बताया।',
  'travel_setting.edit': '{{who}} ने यात्रा का दैनिक भत्ता बदला।',
} as const;
