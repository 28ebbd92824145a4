import type { BuiltIn } from './built-in-text.ts';
import { bothSign } from './signing-block.ts';

const customer = { role: 'customer', name: 'customer.name' } as const;

export const change: BuiltIn = {
  en: {
    title: 'Change of a project',
    body: `Project {{ project.number }}, **{{ project.title }}**, change proposed on {{ change.proposed_on }}

**{{ customer.name }}**

{{ business.name }}{% if business.gst_number %} (GSTIN {{ business.gst_number }}){% endif %} proposes to change what was agreed on.

**Why:** {{ change.reason }}

{% if lines.size > 0 %}
| Milestone | Agreed until now | With this change |
|---|---|---|
{% for line in lines %}
| {{ line.kind }} | {% if line.title_before %}{{ line.title_before }}: {{ line.amount_before }}{% if line.gst_before %} with {{ line.gst_before }}% GST{% endif %}, due {{ line.due_before }}{% else %}-{% endif %} | {% if line.title %}{{ line.title }}: {{ line.amount }}{% if line.gst_percent %} with {{ line.gst_percent }}% GST{% endif %}, due {{ line.due_on }}{% else %}-{% endif %} |
{% endfor %}
{% endif %}

| | |
|---|---:|
| Total until now | {{ change.total_before }} |
| **New total** | **{{ change.total_after }}** |

In words: {{ change.total_after | rupees_in_words }}.

- Last day until now: {{ change.due_before }}
- Last day with this change: {{ change.due_on }}

Amounts include GST where it is named. The rest of the agreement doesn’t change.

${bothSign('en', { ...customer, title: 'Accepted by the customer' })}`,
  },
  hi: {
    title: 'प्रोजेक्ट में बदलाव',
    body: `प्रोजेक्ट {{ project.number }}, **{{ project.title }}**, बदलाव का प्रस्ताव {{ change.proposed_on }}

**{{ customer.name }}**

{{ business.name }}{% if business.gst_number %} (GSTIN {{ business.gst_number }}){% endif %} तय हुए काम में यह बदलाव करने का प्रस्ताव देते हैं।

**बदलाव क्यों:** {{ change.reason }}

{% if lines.size > 0 %}
| चरण | अब तक तय | इस बदलाव के साथ |
|---|---|---|
{% for line in lines %}
| {{ line.kind }} | {% if line.title_before %}{{ line.title_before }}: {{ line.amount_before }}{% if line.gst_before %} ({{ line.gst_before }}% GST समेत){% endif %}, {{ line.due_before }} तक{% else %}-{% endif %} | {% if line.title %}{{ line.title }}: {{ line.amount }}{% if line.gst_percent %} ({{ line.gst_percent }}% GST समेत){% endif %}, {{ line.due_on }} तक{% else %}-{% endif %} |
{% endfor %}
{% endif %}

| | |
|---|---:|
| अब तक की कुल रकम | {{ change.total_before }} |
| **नई कुल रकम** | **{{ change.total_after }}** |

शब्दों में: {{ change.total_after | rupees_in_words }}।

- अब तक का आख़िरी दिन: {{ change.due_before }}
- इस बदलाव के साथ आख़िरी दिन: {{ change.due_on }}

जहाँ GST लिखा है, वहाँ रकम में GST शामिल है। बाकी सब वैसा ही रहेगा जैसा तय हुआ था।

${bothSign('hi', { ...customer, title: 'ग्राहक की स्वीकृति' })}`,
  },
};
