import type { BuiltIn } from './built-in-text.ts';
import { businessSigns } from './signing-block.ts';

export const relieving: BuiltIn = {
  en: {
    title: 'Relieving letter',
    body: `To
**{{ employee.name }}**

Dear {{ employee.name }},

You worked with {{ business.name }}{% if employee.designation %} as **{{ employee.designation }}**{% endif %}{% if employee.department %} in the {{ employee.department }} department{% endif %} from {{ employee.joined_on }}. You are relieved of all duties at the close of work on **{{ employee.last_day_on }}**.

{% if dues.settled %}
The final salary has been paid, and all dues are settled.
{% else %}
These dues are open on both sides:

{% if dues.salary_open %}
- The final salary is still to be paid by the business.
{% endif %}
{% if dues.expenses %}
- Expenses of {{ dues.expenses }} are still to be paid back by the business.
{% endif %}
{% if dues.advances %}
- Advances of {{ dues.advances }} are still to be returned to the business.
{% endif %}
{% if dues.loans %}
- Loans of {{ dues.loans }} are still to be paid back to the business.
{% endif %}
- All property of the business is to be returned by the last day.
{% endif %}

Your duty to keep confidential information confidential continues. We thank you for your work and wish you well.

${businessSigns('en')}`,
  },
  hi: {
    title: 'कार्यमुक्ति पत्र',
    body: `सेवा में
**{{ employee.name }}**

प्रिय {{ employee.name }},

आपने {{ employee.joined_on }} से {{ business.name }} में{% if employee.department %} {{ employee.department }} विभाग में{% endif %}{% if employee.designation %} **{{ employee.designation }}** के पद पर{% endif %} काम किया। **{{ employee.last_day_on }}** को काम का समय पूरा होने पर आपको सभी ज़िम्मेदारियों से मुक्त किया जाता है।

{% if dues.settled %}
आख़िरी वेतन चुका दिया गया है, और कोई हिसाब बाक़ी नहीं है।
{% else %}
दोनों ओर यह हिसाब बाक़ी है:

{% if dues.salary_open %}
- आख़िरी वेतन बिज़नेस को अभी चुकाना है।
{% endif %}
{% if dues.expenses %}
- {{ dues.expenses }} के ख़र्च बिज़नेस को लौटाने हैं।
{% endif %}
{% if dues.advances %}
- {{ dues.advances }} का अग्रिम बिज़नेस को लौटाना है।
{% endif %}
{% if dues.loans %}
- {{ dues.loans }} का लोन बिज़नेस को चुकाना है।
{% endif %}
- बिज़नेस का सारा सामान आख़िरी दिन तक लौटाना है।
{% endif %}

गोपनीय जानकारी को गोपनीय रखने की ज़िम्मेदारी आगे भी रहेगी। आपके काम के लिए धन्यवाद, और आगे के लिए शुभकामनाएँ।

${businessSigns('hi')}`,
  },
};
