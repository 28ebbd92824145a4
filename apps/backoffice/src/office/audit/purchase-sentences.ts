/** Acts of payments of what is not a booking: advances, packs of credits and milestones. */
export const purchaseSentences = {
  'purchase.open': '{{who}} opened a payment of an advance, credits or a milestone.',
  'purchase.putAway': '{{who}} replaced a payment of a milestone.',
  'purchase.pay': '{{who}} recorded the payment of an advance, credits or a milestone.',
  'purchase.comeLate': '{{who}} recorded a payment that was no longer due.',
  'purchase.comeTwice': '{{who}} recorded a payment that was made twice.',
  'purchase.grant': '{{who}} gave back a payment of an advance or a milestone.',
  'purchase.release': '{{who}} passed an advance on to its partner.',
  'purchase.refund': '{{who}} recorded that a payment was refunded in full.',
  'purchase_refund.ask': '{{who}} asked for a refund of an advance, credits or a milestone.',
  'purchase_refund.send': '{{who}} sent a refund to the gateway.',
  'purchase_refund.fail': '{{who}} noted that a refund failed and will be tried again.',
  'purchase_refund.giveUp': '{{who}} stopped trying a refund. A person has to look at it.',
  'purchase_refund.settle': '{{who}} recorded that a refund reached its payer.',
  'purchase_refund.retry': '{{who}} had a refund tried again.',
  'purchase_refund.markPaid': '{{who}} marked a refund as paid by bank transfer.',
} as const;
