export const instantWords = {
  'instant.asking': '{{company}} से पूछ रहे हैं',
  'instant.looking': 'सबसे जल्दी आने वाले पार्टनर को खोज रहे हैं',
  'instant.timer': 'स्वीकार करने के लिए बचे सेकंड',
  'instant.turn': '{{of}} में से पार्टनर {{asked}}',
  'instant.arrives': 'लगभग {{time}} बजे पहुँचेंगे। किसी के स्वीकार करने तक रद्द करना मुफ़्त है।',
  'instant.later': 'अभी कोई नहीं आ सका। आज बाद में या कल ज़्यादा पार्टनर ख़ाली हैं।',
  'instant.chooseTime': 'समय चुनें',
  'instant.accepted': '{{company}} ने स्वीकार किया, लगभग {{time}} बजे पहुँचेंगे।',
  'instant.noOne': 'अभी कोई नहीं आ सका।',
};
