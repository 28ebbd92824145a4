/** How every ready-made text ends: who signs, side by side. */
const business = {
  en: { for: 'For {{ business.name }}', date: 'Date', place: 'Place' },
  hi: { for: '{{ business.name }} की ओर से', date: 'तारीख़', place: 'जगह' },
};

/** The business alone. */
export const businessSigns = (lang: 'en' | 'hi'): string => `**${business[lang].for}**

[[sign: business]]

{{ signer.name }}
{% if signer.title %}
{{ signer.title }}
{% endif %}
${business[lang].date}: {{ today }}{% if signer.place %}, {{ signer.place }}{% endif %}
`;

/** Both sides; `name` is the field of the other one. */
export const bothSign = (
  lang: 'en' | 'hi',
  { role, name, title }: { readonly role: string; readonly name: string; readonly title: string },
): string => `| | |
|---|---|
| **${business[lang].for}** | **${title}** |
| [[sign: business]] | [[sign: ${role}]] |
| {{ signer.name }}{% if signer.title %}, {{ signer.title }}{% endif %} | {{ ${name} }} |
| ${business[lang].date}: [[date: business]] | ${business[lang].date}: [[date: ${role}]] |
`;
