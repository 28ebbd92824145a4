/** Acts of projects and of their milestones. */
export const projectSentencesInHindi = {
  'project.open': '{{who}} ने प्रोजेक्ट शुरू किया।',
  'project.start': '{{who}} ने प्रोजेक्ट का काम शुरू किया।',
  'project.submit': '{{who}} ने प्रोजेक्ट जाँच के लिए भेजा।',
  'project.resume': '{{who}} ने प्रोजेक्ट का काम आगे बढ़ाया।',
  'project.complete': '{{who}} ने प्रोजेक्ट पूरा किया।',
  'project.cancel': '{{who}} ने प्रोजेक्ट रद्द किया।',
  'milestone.plan': '{{who}} ने प्रोजेक्ट में एक चरण जोड़ा।',
  'milestone.planAdvance': '{{who}} ने प्रोजेक्ट में एडवांस जोड़ा।',
  'milestone.submit': '{{who}} ने एक चरण जाँच के लिए भेजा।',
  'milestone.approve': '{{who}} ने एक चरण मंज़ूर किया।',
  'milestone.approveByClock': '{{who}} ने वह चरण मंज़ूर माना, जिसका किसी ने जवाब नहीं दिया।',
  'milestone.sendBack': '{{who}} ने एक चरण वापस भेजा।',
  'milestone.accept': '{{who}} ने दर्ज किया कि ग्राहक ने चरण मंज़ूर किया।',
  'milestone.drop': '{{who}} ने एक चरण हटाया।',
};
