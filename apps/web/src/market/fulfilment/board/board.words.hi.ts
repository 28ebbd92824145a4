/** The board of a partner's bookings. */
export const boardWords = {
  'board.label': 'क्या करना है',
  'board.requests': 'नए अनुरोध',
  'board.assign': 'कारीगर चुनें',
  'board.today': 'आज',
  'board.coming': 'आगे के काम',
  'board.working': 'काम जारी',
  'board.settle': 'पैसा लेना है',
  'board.disputed': 'शिकायत',
  'board.none.requests': 'कोई जवाब का इंतज़ार नहीं कर रहा।',
  'board.none.assign': 'हर काम का कारीगर तय है।',
  'board.none.today': 'आज कुछ बाक़ी नहीं।',
  'board.none.coming': 'अभी कुछ तय नहीं।',
  'board.none.working': 'कोई काम जारी नहीं।',
  'board.none.settle': 'सभी पूरे काम चुकता हैं।',
  'board.none.disputed': 'कोई शिकायत नहीं।',
};
