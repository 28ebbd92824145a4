/** Of a booking that is one of several. */
export const seriesLineWords: Readonly<Record<string, string>> = {
  'series.every.1': 'हर हफ़्ते',
  'series.every.2': 'हर 2 हफ़्ते में',
  'series.every.4': 'हर 4 हफ़्ते में',
  'series.rhythm.1': 'हर {{day}}, {{time}}',
  'series.rhythm.2': 'हर दूसरे {{day}}, {{time}}',
  'series.rhythm.4': 'हर चौथे {{day}}, {{time}}',
  'series.visit': 'विज़िट {{number}}',
  'series.visitOf': '{{count}} में से विज़िट {{number}}',
  'series.asked': 'स्वीकार करने पर सभी विज़िटें इसी दाम पर आपकी होंगी।',
  'series.status.pending': 'पार्टनर का इंतज़ार',
  'series.status.active': 'जारी',
  'series.status.closed': 'ख़त्म',
  'series.reason.customer': 'ग्राहक ने ख़त्म किया।',
  'series.reason.done': 'सभी विज़िटें पूरी हो गईं।',
  'series.reason.first': 'किसी पार्टनर के स्वीकार करने से पहले ही पहली विज़िट ख़त्म हो गई।',
};
