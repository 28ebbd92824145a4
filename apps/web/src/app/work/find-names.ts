/** What else people type for commands and places: in English, in Hindi, and Hindi in Latin letters. */

export const namesOfCommands: Readonly<Record<string, string>> = {
  '#dark': 'dark mode night black appearance colour गहरी डार्क रात andhera raat',
  '#light': 'light mode day white bright appearance colour हल्की दिन ujala din',
  '#auto': 'automatic system theme appearance डिवाइस apne aap',
  '#en': 'english language अंग्रेज़ी अंग्रेजी भाषा angrezi bhasha',
  '#hi': 'hindi language हिन्दी हिंदी भाषा bhasha',
  '#keys': 'keyboard shortcuts keys help कीबोर्ड शॉर्टकट',
  '/logout': 'log out logout sign out exit leave लॉग आउट बाहर निकलें bahar niklo',
  '/consultant-service/bookings?tab=Assigned':
    'cancel cancellation reschedule move postpone रद्द करें बदलें radd badalna',
  '/update-partner/profile-update': 'gst gstin tax number pan registration जीएसटी टैक्स कर पैन',
};

/** By the address of the place. */
export const namesOfPlaces: Readonly<Record<string, string>> = {
  '/salary': 'salary pay wages payroll pf esi tds वेतन तनख्वाह सैलरी vetan tankhwah',
  '/payslips': 'payslip salary slip pay वेतन पर्ची सैलरी स्लिप',
  '/consultant-service': 'home dashboard start overview होम शुरुआत',
  '/consultant-service/bookings': 'orders jobs visits cancelled requests बुकिंग काम रद्द kaam',
  '/consultant-service/money':
    'earnings payout bank transfer statement gst tds invoice कमाई पैसा भुगतान kamai paisa',
  '/consultant-service/leads': 'quotations quotes rfq enquiry कोटेशन लीड',
  '/consultant-service/leads/credits': 'wallet recharge balance packs क्रेडिट बैलेंस',
  '/consultant-service/reviews': 'ratings stars feedback रेटिंग समीक्षा तारे',
  '/consultant-service/hours': 'timing open closed holiday schedule समय छुट्टी samay',
  '/consultant-service/offers': 'discount coupon deal छूट ऑफ़र chhoot',
  '/service-categories': 'price rate list charges services कीमत रेट सेवाएँ daam',
  '/users/sub-users-list': 'staff employees permissions users टीम कर्मचारी staff log',
  '/people/attendance': 'present absent check in उपस्थिति हाज़िरी हाजिरी hazri',
  '/attendance': 'check in check out present हाज़िरी हाजिरी hazri',
  '/leave': 'holiday sick vacation time off छुट्टी chhutti',
  '/people/leave': 'holiday vacation absent छुट्टी chhutti',
  '/people/employees': 'staff workers कर्मचारी karmchari',
  '/people/roster': 'shift schedule planning शिफ़्ट रोस्टर',
  '/people/expenses': 'claims bills reimbursement खर्च kharcha',
  '/expenses': 'claims bills reimbursement खर्च kharcha',
  '/projects/payment-book': 'outstanding due khata udhaar receivable बकाया खाता उधार',
  '/projects/parties': 'clients vendors customers suppliers ग्राहक grahak',
  '/projects': 'work milestones site प्रोजेक्ट काम',
  '/update-partner': 'gst gstin pan bank kyc business details address जीएसटी बैंक पैन',
  '/notifications': 'alerts bell सूचनाएँ',
  '/message_center': 'chat inbox talk support संदेश बातचीत',
  '/profile': 'account settings password details खाता प्रोफ़ाइल',
  '/tasks': 'to do reminders काम kaam',
  '/approvals': 'requests decide approve मंज़ूरी manzoori',
};
