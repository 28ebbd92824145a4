/** Acts of payments of what is not a booking: advances, packs of credits and milestones. */
export const purchaseSentencesInHindi = {
  'purchase.open': '{{who}} ने अग्रिम, क्रेडिट या चरण का भुगतान शुरू किया।',
  'purchase.putAway': '{{who}} ने एक चरण का भुगतान बदला।',
  'purchase.pay': '{{who}} ने अग्रिम, क्रेडिट या चरण का भुगतान दर्ज किया।',
  'purchase.comeLate': '{{who}} ने ऐसा भुगतान दर्ज किया जो अब बाकी नहीं था।',
  'purchase.comeTwice': '{{who}} ने दो बार हुआ भुगतान दर्ज किया।',
  'purchase.grant': '{{who}} ने अग्रिम या चरण का भुगतान लौटाया।',
  'purchase.release': '{{who}} ने अग्रिम पार्टनर को दिया।',
  'purchase.refund': '{{who}} ने दर्ज किया कि पूरा भुगतान लौटा दिया गया।',
  'purchase_refund.ask': '{{who}} ने अग्रिम, क्रेडिट या चरण का रिफ़ंड माँगा।',
  'purchase_refund.send': '{{who}} ने रिफ़ंड गेटवे को भेजा।',
  'purchase_refund.fail': '{{who}} ने दर्ज किया कि रिफ़ंड असफल हुआ और फिर भेजा जाएगा।',
  'purchase_refund.giveUp': '{{who}} ने रिफ़ंड भेजना रोका। किसी को इसे देखना होगा।',
  'purchase_refund.settle': '{{who}} ने दर्ज किया कि रिफ़ंड पहुँच गया।',
  'purchase_refund.retry': '{{who}} ने रिफ़ंड फिर भेजा।',
  'purchase_refund.markPaid': '{{who}} ने रिफ़ंड को बैंक ट्रांसफ़र से चुकाया हुआ माना।',
} as const;
