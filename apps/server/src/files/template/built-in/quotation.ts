import type { BuiltIn } from './built-in-text.ts';
import { bothSign } from './signing-block.ts';

const customer = { role: 'customer', name: 'customer.name' } as const;

export const quotation: BuiltIn = {
  en: {
    title: 'Quotation',
    body: `Quotation for request {{ quote.number }}, version {{ quote.version }}, of {{ quote.made_on }}

**{{ customer.name }}**{% if quote.area %}, {{ quote.area }}{% endif %}

Thank you for your request for **{{ quote.title }}**. We offer the following work{% if business.gst_number %} (GSTIN {{ business.gst_number }}){% endif %}:

| Work | Quantity | Rate | GST | Amount |
|---|---:|---:|---:|---:|
{% for line in lines %}
| {{ line.name }}{% if line.details %}: {{ line.details }}{% endif %} | {{ line.quantity }} {{ line.unit }} | {{ line.unit_price }} | {{ line.gst_percent }}% | {{ line.amount }} |
{% endfor %}

| | |
|---|---:|
| Subtotal | {{ quote.subtotal }} |
{% if quote.discount %}
| Discount | − {{ quote.discount }} |
{% endif %}
{% for tax in taxes %}
| {{ tax.label }} {{ tax.percent }}% | {{ tax.amount }} |
{% endfor %}
{% if quote.rounding %}
| Rounding | {{ quote.rounding }} |
{% endif %}
| **Total** | **{{ quote.total }}** |

In words: {{ quote.total | rupees_in_words }}.

{% if quote.start_day %}
- Start of work: {{ quote.start_day }}
{% endif %}
{% if quote.finish_day %}
- End of work: {{ quote.finish_day }}
{% endif %}
{% if quote.warranty_months %}
- Warranty: {{ quote.warranty_months }} months
{% endif %}
- Valid until: {{ quote.valid_until }}

{% if payments.size > 0 %}
## Payments

| Part | Amount |
|---|---:|
{% for payment in payments %}
| {{ payment.title }}{% if payment.percent %} ({{ payment.percent }}%){% endif %} | {{ payment.amount }} |
{% endfor %}
{% endif %}

{% if quote.terms %}
## Terms

{{ quote.terms }}
{% endif %}

${bothSign('en', { ...customer, title: 'Accepted by the customer' })}`,
  },
  hi: {
    title: 'कोटेशन',
    body: `अनुरोध {{ quote.number }} के लिए कोटेशन, संस्करण {{ quote.version }}, {{ quote.made_on }}

**{{ customer.name }}**{% if quote.area %}, {{ quote.area }}{% endif %}

**{{ quote.title }}** के आपके अनुरोध के लिए धन्यवाद। हम यह काम करने का प्रस्ताव देते हैं{% if business.gst_number %} (GSTIN {{ business.gst_number }}){% endif %}:

| काम | मात्रा | दर | GST | राशि |
|---|---:|---:|---:|---:|
{% for line in lines %}
| {{ line.name }}{% if line.details %}: {{ line.details }}{% endif %} | {{ line.quantity }} {{ line.unit }} | {{ line.unit_price }} | {{ line.gst_percent }}% | {{ line.amount }} |
{% endfor %}

| | |
|---|---:|
| उप-योग | {{ quote.subtotal }} |
{% if quote.discount %}
| छूट | − {{ quote.discount }} |
{% endif %}
{% for tax in taxes %}
| {{ tax.label }} {{ tax.percent }}% | {{ tax.amount }} |
{% endfor %}
{% if quote.rounding %}
| पूर्णांकन | {{ quote.rounding }} |
{% endif %}
| **कुल** | **{{ quote.total }}** |

शब्दों में: {{ quote.total | rupees_in_words }}।

{% if quote.start_day %}
- काम की शुरुआत: {{ quote.start_day }}
{% endif %}
{% if quote.finish_day %}
- काम पूरा होगा: {{ quote.finish_day }}
{% endif %}
{% if quote.warranty_months %}
- वारंटी: {{ quote.warranty_months }} महीने
{% endif %}
- इस तारीख़ तक मान्य: {{ quote.valid_until }}

{% if payments.size > 0 %}
## भुगतान

| हिस्सा | राशि |
|---|---:|
{% for payment in payments %}
| {{ payment.title }}{% if payment.percent %} ({{ payment.percent }}%){% endif %} | {{ payment.amount }} |
{% endfor %}
{% endif %}

{% if quote.terms %}
## शर्तें

{{ quote.terms }}
{% endif %}

${bothSign('hi', { ...customer, title: 'ग्राहक की स्वीकृति' })}`,
  },
};
