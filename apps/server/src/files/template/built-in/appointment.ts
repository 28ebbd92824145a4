import type { BuiltIn } from './built-in-text.ts';
import { bothSign } from './signing-block.ts';

const employee = { role: 'employee', name: 'employee.name' } as const;

export const appointment: BuiltIn = {
  en: {
    title: 'Letter of appointment',
    body: `To
**{{ employee.name }}**{% if employee.code %} (employee no. {{ employee.code }}){% endif %}

Dear {{ employee.name }},

{{ business.name }} appoints you{% if employee.designation %} as **{{ employee.designation }}**{% endif %}{% if employee.department %} in the {{ employee.department }} department{% endif %} from **{{ employee.joined_on }}** on these terms:

1. **Duties.** You will carry out the duties of your position and those that your manager reasonably gives you.{% if employee.manager %} You report to {{ employee.manager }}.{% endif %}
{% if pay.monthly %}
1. **Pay.** Your gross pay is **{{ pay.monthly }} a month** ({{ pay.monthly | rupees_in_words }}), paid within seven days after the end of the month. Deductions are made as the law requires, and each month you receive a payslip.
{% else %}
1. **Pay.** You are paid as agreed with you in writing, within seven days after the end of the month. Deductions are made as the law requires, and each month you receive a payslip.
{% endif %}
1. **Working hours.** The working week has at most 48 hours and at least one day of rest. Overtime is paid at twice the ordinary rate where the law provides for it.
1. **Leave.** You have leave and holidays as the law and the leave policy of the business provide.
1. **Social security.** Provident fund, state insurance, gratuity and bonus apply as the law requires.
1. **Care and confidentiality.** You keep the business’s and its customers’ information confidential, during the employment and after it ends, and you return all property of the business when you leave.
1. **Notice.** Either side may end the employment by written notice, as agreed or as the law requires. No notice is needed in a case of serious misconduct that has been inquired into.
1. **Changes.** Changes to these terms are made in writing.

Please sign this letter to show that you accept these terms. We wish you a good start.

${bothSign('en', { ...employee, title: 'Accepted' })}`,
  },
  hi: {
    title: 'नियुक्ति पत्र',
    body: `सेवा में
**{{ employee.name }}**{% if employee.code %} (कर्मचारी क्रमांक {{ employee.code }}){% endif %}

प्रिय {{ employee.name }},

{{ business.name }} आपको **{{ employee.joined_on }}** से{% if employee.department %} {{ employee.department }} विभाग में{% endif %}{% if employee.designation %} **{{ employee.designation }}** के पद पर{% endif %} इन शर्तों के साथ नियुक्त करता है:

1. **काम।** आप अपने पद के काम करेंगे और वे काम भी जो आपके मैनेजर उचित रूप से दें।{% if employee.manager %} आपके मैनेजर {{ employee.manager }} हैं।{% endif %}
{% if pay.monthly %}
1. **वेतन।** आपका कुल वेतन **{{ pay.monthly }} हर महीने** ({{ pay.monthly | rupees_in_words }}) है, जो महीना पूरा होने के सात दिन के अंदर दिया जाएगा। कटौतियाँ क़ानून के अनुसार होंगी, और हर महीने वेतन पर्ची मिलेगी।
{% else %}
1. **वेतन।** वेतन आपके साथ लिखित में तय किए अनुसार, महीना पूरा होने के सात दिन के अंदर दिया जाएगा। कटौतियाँ क़ानून के अनुसार होंगी, और हर महीने वेतन पर्ची मिलेगी।
{% endif %}
1. **काम का समय।** हफ़्ते में ज़्यादा से ज़्यादा 48 घंटे काम होगा और कम से कम एक दिन आराम का रहेगा। जहाँ क़ानून में है, वहाँ ओवरटाइम सामान्य दर से दुगना दिया जाएगा।
1. **छुट्टी।** छुट्टियाँ क़ानून और बिज़नेस की छुट्टी नीति के अनुसार मिलेंगी।
1. **सामाजिक सुरक्षा।** भविष्य निधि, राज्य बीमा, ग्रेच्युटी और बोनस क़ानून के अनुसार लागू होंगे।
1. **गोपनीयता।** आप बिज़नेस और उसके ग्राहकों की जानकारी नौकरी के दौरान और उसके बाद भी गोपनीय रखेंगे, और नौकरी छोड़ते समय बिज़नेस का सारा सामान लौटाएँगे।
1. **नोटिस।** दोनों में से कोई भी पक्ष तय शर्त या क़ानून के अनुसार लिखित नोटिस देकर नौकरी समाप्त कर सकता है। जाँच में गंभीर दुराचार साबित होने पर नोटिस ज़रूरी नहीं है।
1. **बदलाव।** इन शर्तों में बदलाव लिखित में ही होंगे।

इन शर्तों को स्वीकार करने के लिए कृपया इस पत्र पर साइन करें। नई शुरुआत की शुभकामनाएँ।

${bothSign('hi', { ...employee, title: 'स्वीकार' })}`,
  },
};
