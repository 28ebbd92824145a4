/** Empty screens in Hindi. */
export const employeeFileEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-employee-documents': 'अभी कोई दस्तावेज़ नहीं',
  'empty.no-employee-documents.go': 'दस्तावेज़ जोड़ें',
  'empty.no-employee-documents.words':
    'लाइसेंस, प्रमाणपत्र और अनुबंध यहाँ रखें। मियाद ख़त्म होने से पहले याद दिलाया जाएगा।',
};
