/** A professional's own finished jobs, on their day. */
export const ownEarningsWords = {
  'ownEarnings.title': 'आपके पूरे किए काम',
  'ownEarnings.period': 'अवधि',
  'ownEarnings.jobs': 'काम',
  'ownEarnings.value': 'बिल',
  'ownEarnings.cash': 'नक़द',
  'ownEarnings.handOver': 'आज का नक़द, जो अपने बिज़नेस को देना है',
};
