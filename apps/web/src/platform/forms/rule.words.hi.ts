/** What a form says where an entry breaks one of the contract's rules (its kernel/patterns), under the English. */
const sentences = {
  'Choose a topic.': 'विषय चुनें।',
  'Remove phone numbers, emails and links. You share them when you book.':
    'फ़ोन नंबर, ईमेल और लिंक हटाएँ। ये बुकिंग के समय साझा होते हैं।',
  'Remove phone numbers, emails and links. Partners who unlock your request see your number.':
    'फ़ोन नंबर, ईमेल और लिंक हटाएँ। जो पार्टनर आपका अनुरोध अनलॉक करते हैं, उन्हें आपका नंबर दिखता है।',
  'Remove phone numbers, emails and links. Customers reach you here.':
    'फ़ोन नंबर, ईमेल और लिंक हटाएँ। ग्राहक आपसे यहीं संपर्क करते हैं।',
  'Enter the higher price here.': 'यहाँ ज़्यादा वाली कीमत लिखें।',
  'A booking number looks like B7QXMK-4TZP2.': 'बुकिंग नंबर B7QXMK-4TZP2 जैसा होता है।',
  'Tick the box so that we may send you the message.': 'सही का निशान लगाएँ, ताकि हम आपको संदेश भेज सकें।',
  'Enter an email address or a mobile number.': 'ईमेल या मोबाइल नंबर लिखें।',
  'Enter a mobile number.': 'मोबाइल नंबर लिखें।',
  'Enter a 10-digit mobile number starting with 2 to 9.': '10 अंकों का मोबाइल नंबर लिखें, जो 2 से 9 से शुरू हो।',
  'Enter an email address.': 'ईमेल लिखें।',
  'Enter an email like name@example.com, in small letters.': 'name@example.com जैसा ईमेल छोटे अक्षरों में लिखें।',
  'Enter your password.': 'अपना पासवर्ड लिखें।',
  'Enter a password.': 'पासवर्ड लिखें।',
  'Use at least 10 characters. A few words together work well.':
    'कम से कम 10 अक्षर लिखें। कुछ शब्द मिलाकर अच्छा पासवर्ड बनता है।',
  'Use at most 128 characters.': 'ज़्यादा से ज़्यादा 128 अक्षर लिखें।',
  'Enter a name.': 'नाम लिखें।',
  'Start the name with a letter. Use only letters and spaces.': 'नाम अक्षर से शुरू करें। केवल अक्षर और ख़ाली जगह लिखें।',
  'Enter letters or digits.': 'अक्षर या अंक लिखें।',
  'Use at least 2 letters, digits or spaces, starting with a letter or digit.':
    'कम से कम 2 अक्षर, अंक या ख़ाली जगह लिखें, अक्षर या अंक से शुरू करके।',
  'Start with a capital letter.': 'बड़े अक्षर से शुरू करें।',
  'Enter a website address.': 'वेबसाइट का पता लिखें।',
  'Start the address with http://, https:// or www.': 'पता http://, https:// या www. से शुरू करें।',
  'Enter a PAN.': 'PAN लिखें।',
  'Enter 5 capital letters, 4 digits and 1 capital letter, e.g. AAPFU0939F.':
    '5 बड़े अक्षर, 4 अंक और 1 बड़ा अक्षर लिखें, जैसे AAPFU0939F।',
  'The fourth letter of this PAN isn’t valid. Check it.': 'इस PAN का चौथा अक्षर सही नहीं है। जाँच लें।',
  'Enter a GST number.': 'GST नंबर लिखें।',
  'Enter 15 digits and capital letters, e.g. 27AAPFU0939F1ZV.': '15 अंक और बड़े अक्षर लिखें, जैसे 27AAPFU0939F1ZV।',
  'Characters 3 to 12 of this GST number aren’t a PAN. Check them.':
    'इस GST नंबर के 3 से 12 तक के अक्षर PAN नहीं हैं। जाँच लें।',
  'Character 13 or 14 of this GST number isn’t valid. Check them.':
    'इस GST नंबर का 13वाँ या 14वाँ अक्षर सही नहीं है। जाँच लें।',
  'Start the GST number with a state code from 01 to 38.': 'GST नंबर 01 से 38 तक के राज्य कोड से शुरू करें।',
  'The last character of this GST number isn’t valid. Check it.':
    'इस GST नंबर का आख़िरी अक्षर सही नहीं है। जाँच लें।',
  'Enter an Aadhaar number.': 'आधार नंबर लिखें।',
  'Enter the 12 digits of the Aadhaar number.': 'आधार नंबर के 12 अंक लिखें।',
  'Start the Aadhaar number with a digit from 2 to 9.': 'आधार नंबर 2 से 9 तक के अंक से शुरू करें।',
  'This Aadhaar number isn’t valid. Check it.': 'यह आधार नंबर सही नहीं है। जाँच लें।',
  'Enter an EPFO number.': 'EPFO नंबर लिखें।',
  'Enter a number like AP/KKP/45789/000/0001223, or its 22 characters without slashes.':
    'AP/KKP/45789/000/0001223 जैसा नंबर लिखें, या बिना / के इसके 22 अक्षर।',
  'Enter a TAN.': 'TAN लिखें।',
  'Enter 4 capital letters, 5 digits and 1 capital letter, e.g. BLRA12345B.':
    '4 बड़े अक्षर, 5 अंक और 1 बड़ा अक्षर लिखें, जैसे BLRA12345B।',
  'Enter a UAN.': 'UAN लिखें।',
  'Enter 10 or 12 digits.': '10 या 12 अंक लिखें।',
  'Enter a UPI ID.': 'UPI आईडी लिखें।',
  'Enter a UPI ID like name@bank.': 'name@bank जैसी UPI आईडी लिखें।',
  'Enter an IFSC code.': 'IFSC कोड लिखें।',
  'Enter 4 capital letters, a zero and 6 letters or digits, e.g. HDFC0000001.':
    '4 बड़े अक्षर, एक शून्य और 6 अक्षर या अंक लिखें, जैसे HDFC0000001।',
  'Enter a PIN code.': 'पिन कोड लिखें।',
  'Enter 6 digits. A PIN code doesn’t start with 0.': '6 अंक लिखें। पिन कोड 0 से शुरू नहीं होता।',
  'Enter the OTP.': 'OTP लिखें।',
  'Enter the 6-digit OTP.': '6 अंकों का OTP लिखें।',
  'Enter a number.': 'संख्या लिखें।',
  'Use digits only.': 'केवल अंक लिखें।',
  'Use at most 40 digits.': 'ज़्यादा से ज़्यादा 40 अंक लिखें।',
  'Enter a percentage.': 'प्रतिशत लिखें।',
  'Use at most two decimals.': 'ज़्यादा से ज़्यादा दो दशमलव लिखें।',
  'Use at most three decimals.': 'ज़्यादा से ज़्यादा तीन दशमलव लिखें।',
  'Enter 0 to 100, with up to 2 decimals.': '0 से 100 तक लिखें, दशमलव के बाद 2 अंक तक।',
  'Enter an amount.': 'रक़म लिखें।',
  'Enter a whole number of up to 13 digits, not starting with 0.':
    '13 अंकों तक की पूरी संख्या लिखें, जो 0 से शुरू न हो।',
  'Enter an amount without a minus sign.': 'बिना माइनस के रक़म लिखें।',
  'Enter an amount that doesn’t start with 0.': 'ऐसी रक़म लिखें जो 0 से शुरू न हो।',
  'Check the commas. Use a point for paise, e.g. 1,25,000.50.':
    'कॉमा जाँचें। पैसे के लिए बिंदु लगाएँ, जैसे 1,25,000.50।',
  'Use at most two decimals, e.g. 449.50.': 'ज़्यादा से ज़्यादा दो दशमलव लिखें, जैसे 449.50।',
  'This amount is too large.': 'यह रक़म बहुत बड़ी है।',
  'Enter rupees as digits, e.g. 1,250 or 449.50.': 'रुपये अंकों में लिखें, जैसे 1,250 या 449.50।',
  'Use at most 500 characters.': 'ज़्यादा से ज़्यादा 500 अक्षर लिखें।',
  'Choose at least one day.': 'कम से कम एक दिन चुनें।',
  'A week has seven days.': 'हफ़्ते में सात दिन होते हैं।',
  'Choose each day only once.': 'हर दिन एक ही बार चुनें।',
  'Choose a closing time after the opening time.': 'बंद होने का समय खुलने के बाद का चुनें।',
  'Choose a full or half hour.': 'पूरा या आधा घंटा चुनें।',
  'Choose a business type.': 'बिज़नेस का प्रकार चुनें।',
  'Enter the GST number of a regular registration.': 'सामान्य पंजीकरण का GST नंबर डालें।',
  'Enter the name on the account.': 'खाते पर लिखा नाम डालें।',
  'Use 2 to 100 letters, digits, spaces or . & / - only.': '2 से 100 तक अक्षर, अंक, ख़ाली जगह या . & / - लिखें।',
  'Enter the account number.': 'खाता नंबर डालें।',
  'Enter 9 to 18 digits.': '9 से 18 अंक लिखें।',
  'This PAN doesn’t match your business type. Check both.': 'यह PAN आपके बिज़नेस के प्रकार का नहीं है। दोनों जाँचें।',
  'Choose yes or no.': 'हाँ या नहीं चुनें।',
  'Choose one of the list.': 'सूची में से एक चुनें।',
  'Use at most 60 characters.': 'ज़्यादा से ज़्यादा 60 अक्षर लिखें।',
  'Enter the 4-digit reference.': '4 अंकों का रेफ़रेंस लिखें।',
} satisfies Record<string, string>;

export const ruleWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sentences).map(([english, hindi]) => [`sentence.${english}`, hindi]),
);
