import { projectSentencesInHindi } from './project-sentences.hi.ts';

/** Acts of requests for quotations, and of the leads of partners. */
export const quotationSentencesInHindi = {
  ...projectSentencesInHindi,
  'rfq.ask': '{{who}} ने कोटेशन माँगे।',
  'rfq.cancel': '{{who}} ने कोटेशन का अनुरोध रद्द किया।',
  'rfq.lapse': '{{who}} ने कोटेशन का वह अनुरोध बंद किया, जिसका किसी पार्टनर ने जवाब नहीं दिया था।',
  'rfq.deliver': '{{who}} ने कोटेशन के अनुरोध के बारे में पार्टनर को बताया।',
  'rfq.expire': '{{who}} ने कोटेशन का वह अनुरोध बंद किया, जिसका समय पूरा हो गया था।',
  'rfq.takePlace': '{{who}} ने कोटेशन के अनुरोध में एक पार्टनर को जगह दी।',
  'lead.unlock': '{{who}} ने कोटेशन का अनुरोध अनलॉक किया।',
  'lead_pack_order.open': '{{who}} ने क्रेडिट का पैक खरीदना शुरू किया।',
  'lead_pack_order.pay': '{{who}} ने चुकाए गए पैक के क्रेडिट जोड़े।',
  'lead.tell': '{{who}} ने एक पार्टनर को कोटेशन के अनुरोध के बारे में बताया।',
  'lead.showInterest': '{{who}} ने कोटेशन के अनुरोध में दिलचस्पी दिखाई।',
  'lead.decline': '{{who}} ने कोटेशन के अनुरोध में दिलचस्पी नहीं दिखाई।',
  'lead.callOff': '{{who}} ने वह लीड बंद की, जिसके ग्राहक ने अनुरोध रद्द किया।',
  'lead.expire': '{{who}} ने वह लीड बंद की, जिसका अनुरोध पूरा हो गया था।',
} as const;
