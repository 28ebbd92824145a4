export const standingWords: Readonly<Record<string, string>> = {
  'standing.title': 'स्थिति',
  'standing.shut':
    'ग्राहक अब इस पार्टनर को न ढूँढ सकेंगे, न बुक कर सकेंगे। मालिक और टीम पार्टनर वाला हिस्सा इस्तेमाल नहीं कर सकेंगे।',
  'standing.opens':
    'ग्राहक इस पार्टनर को फिर ढूँढ और बुक कर सकेंगे। मालिक और टीम पार्टनर वाला हिस्सा फिर इस्तेमाल कर सकेंगे।',
  'standing.untilLifted': 'यह निलंबन हटाने तक रहेगा।',
  'standing.untilAppeal': 'खाता सिर्फ़ अपील पर फिर खुल सकता है।',
  'standing.suspend': 'पार्टनर को निलंबित करें',
  'standing.block': 'पार्टनर को ब्लॉक करें',
  'standing.lift': 'निलंबन हटाएँ',
  'standing.unblock': 'पार्टनर को अनब्लॉक करें',
  'standing.reactivate': 'पार्टनर को फिर सक्रिय करें',
  'standing.brokenRule': 'नियम टूटा',
  'standing.subscriptionExpired': 'सब्सक्रिप्शन ख़त्म',
  'standing.bookingsStay_one':
    '{{count}} चालू बुकिंग इसी पार्टनर के पास रहेगी, जो उस पर काम नहीं कर सकेगा। उसे दूसरे पार्टनर को दें।',
  'standing.bookingsStay_other':
    '{{count}} चालू बुकिंग इसी पार्टनर के पास रहेंगी, जो उन पर काम नहीं कर सकेगा। उन्हें दूसरे पार्टनर को दें।',
  'standing.stillPaid': '{{sum}} का भुगतान समय पर होता रहेगा। रोकने के लिए कमाई की सूची में पार्टनर का भुगतान रोकें।',
  'standing.stillOwed': 'पार्टनर पर नकद बुकिंग के {{sum}} अब भी बाक़ी हैं।',
  'standing.saved': '{{company}}: {{status}}।',
  'standing.openBookings': 'चालू बुकिंग',
  'standing.toBePaid': 'भुगतान बाक़ी',
  'standing.owed': 'प्लेटफ़ॉर्म का बक़ाया',
  'standing.seeBookings': 'इसकी बुकिंग देखें',
  'standing.partnerReads': 'पार्टनर यह पढ़ेगा। यह ऑडिट लॉग में भी सेव होगा।',
  'standing.adminsRead': 'ऑडिट लॉग में सेव होगा। पार्टनर को यह नहीं दिखेगा।',
};
