import type { BuiltIn } from './built-in-text.ts';
import { bothSign } from './signing-block.ts';

const candidate = { role: 'candidate', name: 'candidate.name' } as const;

export const offer: BuiltIn = {
  en: {
    title: 'Job offer',
    body: `Offer no. {{ offer.number }}

Dear {{ candidate.name }},

We are pleased to offer you the position of **{{ offer.title }}** with {{ business.name }}. The terms of this offer are:

| | |
|---|---|
| Position | **{{ offer.title }}** |
{% if offer.department %}
| Department | **{{ offer.department }}** |
{% endif %}
| Pay | **{{ offer.pay }} {{ offer.pay_period }}** ({{ offer.pay | rupees_in_words }}) |
| First day | **{{ offer.starts_on }}** |
| Place of work | **{{ offer.place }}** |
| Shift | **{{ offer.shift }}** |
{% if offer.hours %}
| Working hours | **{{ offer.hours }}** |
{% endif %}

## Conditions

{% if offer.probation_months %}
1. You will be on probation for {{ offer.probation_months }} months from your first day.
{% endif %}
{% if offer.notice_days %}
1. After probation, either side may end the employment with {{ offer.notice_days }} days of written notice.
{% endif %}
1. Provident fund, state insurance and other benefits apply as the law requires.
1. You will receive a letter of appointment when you join. Please bring proof of identity, age and qualifications.

{{ offer.words }}

Please accept this offer by **{{ offer.valid_until }}**. It ends after that day. We look forward to working with you.

${bothSign('en', { ...candidate, title: 'Accepted' })}`,
  },
  hi: {
    title: 'नौकरी का प्रस्ताव',
    body: `प्रस्ताव क्रमांक {{ offer.number }}

प्रिय {{ candidate.name }},

हमें {{ business.name }} में आपको **{{ offer.title }}** के पद का प्रस्ताव देते हुए ख़ुशी है। प्रस्ताव की शर्तें ये हैं:

| | |
|---|---|
| पद | **{{ offer.title }}** |
{% if offer.department %}
| विभाग | **{{ offer.department }}** |
{% endif %}
| वेतन | **{{ offer.pay }} {{ offer.pay_period }}** ({{ offer.pay | rupees_in_words }}) |
| पहला दिन | **{{ offer.starts_on }}** |
| काम की जगह | **{{ offer.place }}** |
| शिफ़्ट | **{{ offer.shift }}** |
{% if offer.hours %}
| काम का समय | **{{ offer.hours }}** |
{% endif %}

## शर्तें

{% if offer.probation_months %}
1. पहले दिन से {{ offer.probation_months }} महीने परख की अवधि रहेगी।
{% endif %}
{% if offer.notice_days %}
1. परख की अवधि के बाद दोनों में से कोई भी पक्ष {{ offer.notice_days }} दिन का लिखित नोटिस देकर नौकरी समाप्त कर सकता है।
{% endif %}
1. भविष्य निधि, राज्य बीमा और दूसरे लाभ क़ानून के अनुसार मिलेंगे।
1. काम शुरू करने पर आपको नियुक्ति पत्र दिया जाएगा। कृपया पहचान, उम्र और योग्यता के प्रमाण साथ लाएँ।

{{ offer.words }}

कृपया यह प्रस्ताव **{{ offer.valid_until }}** तक स्वीकार करें। उस दिन के बाद यह समाप्त हो जाएगा। हमें आपके साथ काम करने का इंतज़ार है।

${bothSign('hi', { ...candidate, title: 'स्वीकार' })}`,
  },
};
