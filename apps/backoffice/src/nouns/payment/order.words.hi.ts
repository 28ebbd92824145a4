export const orderDictionary: Readonly<Record<string, string>> = {
  'bookingCash.title': 'नक़द रिफ़ंड',
  'bookingPayments.none': 'कोई भुगतान शुरू नहीं हुआ।',
  'bookingPayments.refundDue': '{{amount}} वापस करना बाकी',
  'bookingPayments.refunded': '{{amount}} वापस',
  'ledger.none': 'अभी कुछ दर्ज नहीं हुआ।',
  'ledger.title': 'खाता',
  'payment.order.attempted': 'कोशिश असफल',
  'payment.order.created': 'खुला',
  'payment.order.expired': 'समय ख़त्म',
  'payment.order.paid': 'भुगतान हो गया',
};
