/** Milestones that a client pays. */
export const milestonePaymentWords = {
  'milestone.pay': '{{amount}} चुकाएँ',
  'milestone.pay.title': 'अभी देने हैं',
  'milestone.pay.done': '{{amount}} चुकाए गए। धन्यवाद।',
  'milestone.pay.waiting': 'आपके भुगतान की पुष्टि का इंतज़ार है…',
  'milestone.pay.late': 'यह भुगतान अब बाकी नहीं था। हम इसे लौटा रहे हैं।',
  'milestone.pay.paid': 'चुकाया गया',
  'milestone.pay.advance': 'अग्रिम',
  'milestone.pay.refunded': '{{amount}} लौटाए गए',
};
