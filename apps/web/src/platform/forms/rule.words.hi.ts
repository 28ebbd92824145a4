/** What a form says where an entry breaks one of the contract's rules (its kernel/patterns), under the English. */
const sentences = {
  'Choose a topic.': 'विषय चुनें।',
  'A booking number looks like B7QXMK-4TZP2.': 'बुकिंग नंबर B7QXMK-4TZP2 जैसा होता है।',
  'Enter an email address or a mobile number.': 'ईमेल या मोबाइल नंबर लिखें।',
  'Please enter a mobile number.': 'कृपया मोबाइल नंबर लिखें।',
  'A mobile number has 10 digits and starts with 2 to 9.':
    'मोबाइल नंबर में 10 अंक होते हैं और वह 2 से 9 से शुरू होता है।',
  'Please enter an e-mail address.': 'कृपया ई-मेल पता लिखें।',
  'An e-mail address looks like name@example.com, in small letters.':
    'ई-मेल पता name@example.com जैसा होता है, छोटे अक्षरों में।',
  'Enter your password.': 'अपना पासवर्ड लिखें।',
  'Enter a password.': 'पासवर्ड लिखें।',
  'Use at least 10 characters. A few words together work well.':
    'कम से कम 10 अक्षर लिखें। कुछ शब्द मिलाकर अच्छा पासवर्ड बनता है।',
  'Use at most 128 characters.': 'ज़्यादा से ज़्यादा 128 अक्षर लिखें।',
  'Please enter a name.': 'कृपया नाम लिखें।',
  'A name starts with a letter and has letters and spaces only.':
    'नाम अक्षर से शुरू होता है और उसमें केवल अक्षर और ख़ाली जगह होती है।',
  'Please enter letters or digits.': 'कृपया अक्षर या अंक लिखें।',
  'Use letters, digits and spaces, at least 2, and start with a letter or digit.':
    'कम से कम 2 अक्षर, अंक या ख़ाली जगह लिखें, और अक्षर या अंक से शुरू करें।',
  'Please start with a capital letter.': 'कृपया बड़े अक्षर से शुरू करें।',
  'Please enter the address of a website.': 'कृपया वेबसाइट का पता लिखें।',
  'A website starts with http://, https:// or www.': 'वेबसाइट का पता http://, https:// या www. से शुरू होता है।',
  'Please enter a PAN.': 'कृपया पैन लिखें।',
  'A PAN has 5 capital letters, 4 digits and 1 capital letter, like AAPFU0939F.':
    'पैन में 5 बड़े अक्षर, 4 अंक और 1 बड़ा अक्षर होता है, जैसे AAPFU0939F',
  'The fourth letter of this PAN is not used. Check it.':
    'इस पैन का चौथा अक्षर किसी तरह के धारक का नहीं है। इसे देख लें।',
  'Please enter a GST number.': 'कृपया जीएसटी नंबर लिखें।',
  'A GST number has 15 digits and capital letters, like 27AAPFU0939F1ZV.':
    'जीएसटी नंबर में 15 अंक और बड़े अक्षर होते हैं, जैसे 27AAPFU0939F1ZV',
  'Characters 3 to 12 of this GST number are not a PAN. Check them.':
    'इस जीएसटी नंबर के 3 से 12 तक के अक्षर पैन नहीं हैं। इन्हें देख लें।',
  'Character 13 or 14 of this GST number cannot be right. Check them.':
    'इस जीएसटी नंबर का 13वाँ या 14वाँ अक्षर सही नहीं हो सकता। इन्हें देख लें।',
  'A GST number starts with a state code from 01 to 38.': 'जीएसटी नंबर 01 से 38 तक के राज्य के कोड से शुरू होता है।',
  'The last character of this GST number does not fit the others. Please check it.':
    'इस जीएसटी नंबर का आख़िरी अक्षर बाक़ी से मेल नहीं खाता। कृपया देख लें।',
  'Please enter an Aadhaar number.': 'कृपया आधार नंबर लिखें।',
  'An Aadhaar number has 12 digits, in groups of 4 if you like.':
    'आधार नंबर में 12 अंक होते हैं, चाहें तो 4-4 के समूह में।',
  'An Aadhaar number starts with a digit from 2 to 9.': 'आधार नंबर 2 से 9 तक के अंक से शुरू होता है।',
  'These digits do not make an Aadhaar number. Please check them.': 'इन अंकों से आधार नंबर नहीं बनता। कृपया देख लें।',
  'Please enter an EPFO number.': 'कृपया ईपीएफ़ओ नंबर लिखें।',
  'An EPFO number looks like AP/KKP/45789/000/0001223, or has 22 characters without strokes.':
    'ईपीएफ़ओ नंबर AP/KKP/45789/000/0001223 जैसा होता है, या बिना रेखाओं के 22 अक्षर का।',
  'Please enter a UAN.': 'कृपया यूएएन लिखें।',
  'A UAN has 10 or 12 digits.': 'यूएएन में 10 या 12 अंक होते हैं।',
  'Please enter a UPI id.': 'कृपया यूपीआई आईडी लिखें।',
  'A UPI id looks like name@bank.': 'यूपीआई आईडी name@bank जैसी होती है।',
  'Please enter an IFSC.': 'कृपया आईएफ़एससी लिखें।',
  'An IFSC has 4 capital letters, a zero and 6 letters or digits, like HDFC0000001.':
    'आईएफ़एससी में 4 बड़े अक्षर, एक शून्य और 6 अक्षर या अंक होते हैं, जैसे HDFC0000001',
  'Please enter a PIN code.': 'कृपया पिन कोड लिखें।',
  'A PIN code has 6 digits and does not start with 0.': 'पिन कोड में 6 अंक होते हैं और वह 0 से शुरू नहीं होता।',
  'Please enter the code.': 'कृपया कोड लिखें।',
  'The code has 6 digits.': 'कोड में 6 अंक होते हैं।',
  'Please enter a number.': 'कृपया संख्या लिखें।',
  'Use digits only.': 'केवल अंक लिखें।',
  'Use at most 40 digits.': 'ज़्यादा से ज़्यादा 40 अंक लिखें।',
  'Please enter a percentage.': 'कृपया प्रतिशत लिखें।',
  'A percentage is from 0 to 100, with up to 2 decimals.': 'प्रतिशत 0 से 100 तक होता है, दशमलव के बाद 2 अंक तक।',
  'Please enter an amount.': 'कृपया रक़म लिखें।',
  'An amount is a whole number of at most 13 digits and does not start with 0.':
    'रक़म ज़्यादा से ज़्यादा 13 अंकों की पूरी संख्या होती है और 0 से शुरू नहीं होती।',
  'Enter an amount without a minus sign.': 'बिना माइनस के रक़म लिखें।',
  'An amount does not start with 0.': 'रक़म 0 से शुरू नहीं होती।',
  'Check the commas. Use a point for paise, e.g. 1,25,000.50.':
    'कॉमा जाँचें। पैसे के लिए बिंदु लगाएँ, जैसे 1,25,000.50।',
  'This amount is too large.': 'यह रक़म बहुत बड़ी है।',
  'Enter rupees as digits, e.g. 1,250 or 449.50.': 'रुपये अंकों में लिखें, जैसे 1,250 या 449.50।',
  'Use at most 500 characters.': 'ज़्यादा से ज़्यादा 500 अक्षर लिखें।',
  'Please choose at least one day.': 'कम से कम एक दिन चुनें।',
  'A week has seven days.': 'हफ़्ते में सात दिन होते हैं।',
  'Each day once, please.': 'हर दिन एक ही बार।',
  'A day closes after it opens.': 'बंद होने का समय खुलने के बाद का हो।',
  'Please choose a full or a half hour.': 'पूरा या आधा घंटा चुनें।',
  'Choose a business type.': 'बिज़नेस का प्रकार चुनें।',
  'Enter the GST number of a regular registration.': 'सामान्य पंजीकरण का GST नंबर डालें।',
  'Enter the name on the account.': 'खाते पर लिखा नाम डालें।',
  'Use letters, digits, spaces and . & / - only, 2 to 100 of them.':
    'केवल अक्षर, अंक, ख़ाली जगह और . & / - लिखें, 2 से 100 तक।',
  'Enter the account number.': 'खाता नंबर डालें।',
  'An account number has 9 to 18 digits.': 'खाता नंबर में 9 से 18 अंक होते हैं।',
} satisfies Record<string, string>;

export const ruleWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sentences).map(([english, hindi]) => [`sentence.${english}`, hindi]),
);
