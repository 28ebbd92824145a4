import type {
  DisputeKind,
  DisputeOutcome,
  DisputeRequest,
  DisputeState,
} from '@nukkad/contract/market/dispute/dispute.noun';
import { listDisputes } from '@nukkad/contract/market/dispute/dispute-office.api';
import { type Sheet, inWords, said, searched, sheet } from '../../../../platform/sheet/sheet.ts';
import type { Said } from '../../../../platform/spoken.rules.ts';

const kinds: Readonly<Record<DisputeKind, Said>> = {
  not_done: said('Work not done', 'काम नहीं हुआ'),
  damage: said('Damage', 'नुक़सान'),
  charged_wrongly: said('Charged wrongly', 'ग़लत पैसे लिए'),
  behaviour: said('Behaviour', 'व्यवहार'),
  other: said('Something else', 'कुछ और'),
};
const requests: Readonly<Record<DisputeRequest, Said>> = {
  rework: said('Rework', 'दोबारा काम'),
  refund: said('Money back', 'पैसे वापस'),
  explanation: said('Explanation', 'जवाब'),
};
const outcomes: Readonly<Record<DisputeOutcome, Said>> = {
  rework: said('Rework', 'दोबारा काम'),
  refund: said('Refund', 'रिफ़ंड'),
  dismissed: said('Dismissed', 'नामंज़ूर'),
};
const states: Readonly<Record<DisputeState, Said>> = {
  open: said('Waiting for the partner', 'पार्टनर के जवाब का इंतज़ार'),
  answered: said('To decide', 'फ़ैसला करना है'),
  offered: said('Offer to the customer', 'ग्राहक को प्रस्ताव'),
  proposed: said('Needs a second Admin', 'दूसरा एडमिन चाहिए'),
  decided: said('Decided', 'फ़ैसला हुआ'),
};
const queues: Readonly<Record<string, Said>> = {
  waiting: said('Open', 'खुली'),
  second: states.proposed,
  decided: states.decided,
};
const assigned: Readonly<Record<string, Said>> = {
  mine: said('Mine', 'मेरे ज़िम्मे'),
  none: said('No one’s', 'किसी के ज़िम्मे नहीं'),
};

const state = said('Status', 'स्थिति');
const claim = said('Claim', 'शिकायत');
const assignee = said('Assigned to', 'किसके ज़िम्मे');

export const disputeSheet: Sheet = sheet(listDisputes, {
  list: 'office_disputes',
  title: said('Disputes', 'शिकायतें'),
  columns: [
    { title: said('Opened', 'दर्ज हुई'), kind: 'moment', of: ({ openedAt }) => openedAt },
    { title: said('Booking', 'बुकिंग'), kind: 'text', of: ({ bookingNumber }) => bookingNumber },
    { title: claim, kind: 'text', of: ({ kind }, language) => kinds[kind][language] },
    {
      title: said('Asks for', 'क्या चाहिए'),
      kind: 'text',
      of: ({ request }, language) => requests[request][language],
    },
    { title: state, kind: 'text', of: ({ status }, language) => states[status][language] },
    { title: said('Customer', 'ग्राहक'), kind: 'text', of: ({ customerName }) => customerName },
    { title: said('Partner', 'पार्टनर'), kind: 'text', of: ({ companyName }) => companyName },
    { title: said('Bill', 'बिल'), kind: 'rupees', of: ({ bill }) => bill },
    {
      title: said('Partner answers by', 'पार्टनर का जवाब कब तक'),
      kind: 'moment',
      of: ({ answerBefore }) => answerBefore,
    },
    {
      title: said('Decision', 'फ़ैसला'),
      kind: 'text',
      of: ({ outcome }, language) => (outcome === null ? null : outcomes[outcome][language]),
    },
    { title: assignee, kind: 'text', of: (dispute) => dispute.assignee?.fullName ?? null },
  ],
  filters: {
    q: searched,
    state: { title: state, value: inWords(queues) },
    kind: { title: claim, value: inWords(kinds) },
    assigned: { title: assignee, value: inWords(assigned) },
  },
});
