/** What falls on a day, and the line of days. */
export const planWords = {
  'plan.mark': '{{title}}, {{day}} तक',
  'plan.mark.late': '{{title}}, {{day}} तक, समय निकल गया',
  'plan.more': '+{{count}} और',
  'plan.todayIs': 'आज, {{day}}',
  'plan.dayFree': 'इस दिन कुछ तय नहीं है।',
  'plan.monthFree': 'इस महीने कुछ तय नहीं है।',
};
