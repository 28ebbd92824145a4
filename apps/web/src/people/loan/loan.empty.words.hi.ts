export const loanEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-own-loans': 'आपने अपने व्यवसाय से कोई क़र्ज़ नहीं लिया है',
  'empty.no-own-loans.words': 'क़र्ज़ माँगें। वह आपके वेतन से किस्तों में चुकता है।',
  'empty.no-loans': 'आपकी टीम में किसी पर क़र्ज़ नहीं है',
  'empty.no-loans.words': 'क़र्ज़ दें। पूरा चुकने तक हर महीने के वेतन से एक किस्त कटती है।',
};
