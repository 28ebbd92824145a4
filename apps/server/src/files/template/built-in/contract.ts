import type { BuiltIn } from './built-in-text.ts';
import { bothSign } from './signing-block.ts';

const employee = { role: 'employee', name: 'employee.name' } as const;

export const contract: BuiltIn = {
  en: {
    title: 'Employment contract',
    body: `This contract is made on {{ today }}{% if signer.place %} at {{ signer.place }}{% endif %} between **{{ business.name }}**{% if business.gst_number %} (GSTIN {{ business.gst_number }}){% endif %}, the employer, and **{{ employee.name }}**, the employee.

## 1. Position

The employee works{% if employee.designation %} as **{{ employee.designation }}**{% endif %}{% if employee.department %} in the {{ employee.department }} department{% endif %} from {{ employee.joined_on }}.

## 2. Pay

{% if pay.monthly %}
The employer pays **{{ pay.monthly }} a month** ({{ pay.monthly | rupees_in_words }}) before deductions, within seven days after the end of the month.
{% else %}
The employer pays as agreed in writing, within seven days after the end of the month.
{% endif %}
Deductions are made as the law requires. Expenses for work that were approved are paid back.

## 3. Working hours and leave

The working week has at most 48 hours and at least one day of rest. Overtime, leave and holidays follow the law and the policies of the employer.

## 4. Social security

Provident fund, state insurance, gratuity, bonus and maternity benefit apply as the law requires.

## 5. Conduct and safety

The employee works with care, follows lawful instructions and safety rules, and treats customers and colleagues with respect. The employer provides a safe workplace and the tools for the work, and acts on complaints of sexual harassment as the law requires.

## 6. Confidentiality and work results

The employee keeps confidential information confidential, during the employment and after it ends. What the employee makes for the work belongs to the employer, as far as the law allows.

## 7. End of the employment

Either side may end this contract by written notice, as agreed or as the law requires. On the last day the employee returns all property of the employer; the employer pays all dues and gives a letter of experience.

## 8. General

This contract is governed by the law of India. Changes are made in writing. If one clause is not valid, the others remain in force. Each side has received a copy.

${bothSign('en', { ...employee, title: 'The employee' })}`,
  },
  hi: {
    title: 'रोज़गार अनुबंध',
    body: `यह अनुबंध {{ today }} को{% if signer.place %} {{ signer.place }} में{% endif %} **{{ business.name }}**{% if business.gst_number %} (GSTIN {{ business.gst_number }}){% endif %}, नियोक्ता, और **{{ employee.name }}**, कर्मचारी, के बीच हुआ।

## 1. पद

कर्मचारी {{ employee.joined_on }} से{% if employee.department %} {{ employee.department }} विभाग में{% endif %}{% if employee.designation %} **{{ employee.designation }}** के पद पर{% endif %} काम करेंगे।

## 2. वेतन

{% if pay.monthly %}
नियोक्ता कटौतियों से पहले **{{ pay.monthly }} हर महीने** ({{ pay.monthly | rupees_in_words }}) देगा, महीना पूरा होने के सात दिन के अंदर।
{% else %}
नियोक्ता लिखित में तय किए अनुसार वेतन देगा, महीना पूरा होने के सात दिन के अंदर।
{% endif %}
कटौतियाँ क़ानून के अनुसार होंगी। काम के मंज़ूर ख़र्च लौटाए जाएँगे।

## 3. काम का समय और छुट्टी

हफ़्ते में ज़्यादा से ज़्यादा 48 घंटे काम होगा और कम से कम एक दिन आराम का रहेगा। ओवरटाइम और छुट्टियाँ क़ानून और नियोक्ता की नीतियों के अनुसार होंगी।

## 4. सामाजिक सुरक्षा

भविष्य निधि, राज्य बीमा, ग्रेच्युटी, बोनस और मातृत्व लाभ क़ानून के अनुसार लागू होंगे।

## 5. आचरण और सुरक्षा

कर्मचारी सावधानी से काम करेंगे, उचित निर्देश और सुरक्षा के नियम मानेंगे, और ग्राहकों व साथियों से सम्मान से पेश आएँगे। नियोक्ता काम की सुरक्षित जगह और औज़ार देगा, और यौन उत्पीड़न की शिकायतों पर क़ानून के अनुसार कार्रवाई करेगा।

## 6. गोपनीयता और काम के नतीजे

कर्मचारी गोपनीय जानकारी नौकरी के दौरान और उसके बाद भी गोपनीय रखेंगे। काम के लिए कर्मचारी जो बनाएँगे, वह क़ानून की सीमा में नियोक्ता का होगा।

## 7. नौकरी की समाप्ति

दोनों में से कोई भी पक्ष तय शर्त या क़ानून के अनुसार लिखित नोटिस देकर यह अनुबंध समाप्त कर सकता है। आख़िरी दिन कर्मचारी नियोक्ता का सारा सामान लौटाएँगे; नियोक्ता सारा बक़ाया चुकाएगा और अनुभव प्रमाण पत्र देगा।

## 8. सामान्य

इस अनुबंध पर भारत का क़ानून लागू है। बदलाव लिखित में ही होंगे। एक शर्त मान्य न हो, तो भी बाक़ी शर्तें लागू रहेंगी। दोनों पक्षों को एक-एक प्रति मिली है।

${bothSign('hi', { ...employee, title: 'कर्मचारी' })}`,
  },
};
