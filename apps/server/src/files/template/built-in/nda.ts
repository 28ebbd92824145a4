import type { BuiltIn } from './built-in-text.ts';
import { bothSign } from './signing-block.ts';

const employee = { role: 'employee', name: 'employee.name' } as const;

export const nda: BuiltIn = {
  en: {
    title: 'Confidentiality agreement',
    body: `This agreement is made on {{ today }}{% if signer.place %} at {{ signer.place }}{% endif %} between **{{ business.name }}** (“the business”) and **{{ employee.name }}**{% if employee.designation %}, {{ employee.designation }}{% endif %} (“you”).

1. **What is confidential.** Information of the business that is not public and that you learn through your work: customers and their details, prices, costs, suppliers, plans, methods, designs, passwords and personal data.
1. **What is not.** Information that was public, that you knew before, that you received lawfully from others, or that you worked out on your own without the business’s information.
1. **What you do.** You use confidential information for your work alone, share it only with those who need it for theirs, and protect it with reasonable care. You do not copy it to private devices or accounts without permission.
1. **What stays allowed.** You may speak to the police, a court, a public authority or a lawyer, report a wrong in good faith, and talk about your own pay and working conditions. Where a law makes you disclose something, you inform the business first if that is allowed.
1. **Personal data.** You handle the personal data of customers and colleagues as the Digital Personal Data Protection Act, 2023 requires, and report a loss at once.
1. **When your work ends.** You return or delete all confidential information. This agreement continues for two years after that, and for trade secrets and personal data as long as they are protected by law.
1. **No bar on other work.** This agreement does not stop you from working for others or for yourself afterwards.
1. **If it is broken.** The business may ask a court to stop a disclosure and to award compensation for the loss that it proves.
1. **Law.** The law of India applies. Changes are made in writing.

${bothSign('en', { ...employee, title: 'Agreed' })}`,
  },
  hi: {
    title: 'गोपनीयता समझौता',
    body: `यह समझौता {{ today }} को{% if signer.place %} {{ signer.place }} में{% endif %} **{{ business.name }}** (“बिज़नेस”) और **{{ employee.name }}**{% if employee.designation %}, {{ employee.designation }}{% endif %} (“आप”) के बीच हुआ।

1. **क्या गोपनीय है।** बिज़नेस की वह जानकारी जो सार्वजनिक नहीं है और जो आपको काम के दौरान मिलती है: ग्राहक और उनका ब्योरा, दाम, लागत, सप्लायर, योजनाएँ, तरीक़े, डिज़ाइन, पासवर्ड और निजी डेटा।
1. **क्या गोपनीय नहीं है।** वह जानकारी जो सार्वजनिक थी, जो आप पहले से जानते थे, जो आपको दूसरों से क़ानूनी रूप से मिली, या जो आपने बिज़नेस की जानकारी के बिना ख़ुद तैयार की।
1. **आप क्या करेंगे।** गोपनीय जानकारी का इस्तेमाल केवल अपने काम के लिए करेंगे, उसे केवल उन्हें बताएँगे जिन्हें अपने काम के लिए ज़रूरत है, और उसे उचित सावधानी से सुरक्षित रखेंगे। बिना अनुमति उसे निजी डिवाइस या खाते में कॉपी नहीं करेंगे।
1. **क्या करने की छूट है।** आप पुलिस, अदालत, सरकारी अधिकारी या वकील से बात कर सकते हैं, सच्ची नीयत से किसी ग़लत काम की शिकायत कर सकते हैं, और अपने वेतन व काम की शर्तों पर बात कर सकते हैं। क़ानून के कारण कुछ बताना पड़े, तो छूट होने पर पहले बिज़नेस को सूचना देंगे।
1. **निजी डेटा।** ग्राहकों और साथियों का निजी डेटा आप डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के अनुसार सँभालेंगे, और उसके खोने की सूचना तुरंत देंगे।
1. **काम समाप्त होने पर।** आप सारी गोपनीय जानकारी लौटाएँगे या मिटाएँगे। यह समझौता उसके बाद दो साल तक लागू रहेगा, और व्यापारिक रहस्यों व निजी डेटा के लिए तब तक जब तक क़ानून उन्हें सुरक्षा देता है।
1. **दूसरे काम पर रोक नहीं।** यह समझौता आपको बाद में दूसरों के लिए या अपना काम करने से नहीं रोकता।
1. **उल्लंघन होने पर।** बिज़नेस अदालत से जानकारी का फैलना रोकने और साबित हुए नुक़सान की भरपाई की माँग कर सकता है।
1. **क़ानून।** भारत का क़ानून लागू है। बदलाव लिखित में ही होंगे।

${bothSign('hi', { ...employee, title: 'सहमति' })}`,
  },
};
