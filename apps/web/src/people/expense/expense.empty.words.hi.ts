export const expenseEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-own-expenses': 'आपने अभी कोई ख़र्च नहीं माँगा',
  'empty.no-own-expenses.words': 'काम के लिए कुछ ख़रीदा? रसीद की फ़ोटो लें और ख़र्च माँगें।',
  'empty.no-expenses': 'आपकी टीम ने अभी कोई ख़र्च नहीं माँगा',
  'empty.no-expenses.words': 'श्रेणियाँ बनाएँ, ताकि टीम काम के ख़र्च माँग सके।',
  'empty.no-expense-categories': 'आपने अभी ख़र्च की कोई श्रेणी नहीं जोड़ी',
  'empty.no-expense-categories.words': 'यात्रा, खाना, सामान: टीम क्या और कितना माँग सकती है।',
  'empty.no-advances': 'आपने अभी कोई अग्रिम नहीं दिया',
  'empty.no-repayments': 'इस महीने कोई भुगतान नहीं',
  'empty.no-repayments.words': 'टीम के जो ख़र्च और यात्राएँ आप चुकाते हैं, वे यहाँ दिखते हैं।',
  'empty.no-advances.words': 'पहले से दिए पैसे लिखें। मंज़ूर ख़र्च उनमें से घटते हैं।',
};
