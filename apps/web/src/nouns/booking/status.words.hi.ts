import type { LabelledStatus } from '@nukkad/contract/market/booking/status-labels';

/** Every status of the wire; a missing one does not compile. */
const labels: Record<LabelledStatus, string> = {
  Forwaded: 'आगे भेजा गया',
  Resolved: 'सुलझा',
  'New Request': 'नया अनुरोध',
  Closed: 'बंद',
  Pending: 'लंबित',
  'Request Delivered': 'अनुरोध पहुँचा',
  'Request Sent': 'अनुरोध भेजा',
  Assigned: 'व्यक्ति तय',
  Unlocked: 'खुला',
  'Accepted By Partner': 'पार्टनर ने माना',
  'Accepted By User': 'ग्राहक ने माना',
  Cancelled: 'रद्द',
  'Qoutation Sent': 'कोटेशन भेजा',
  'Payment Pending': 'भुगतान बाक़ी',
  Agreed: 'सहमति',
  'Need To Forward': 'दूसरे पार्टनर की तलाश',
  Booked: 'बुक हुआ',
  Accepted: 'स्वीकृत',
  Rejected: 'अस्वीकृत',
  Inprogress: 'काम जारी',
  Completed: 'पूरा',
  Disputed: 'विवाद में',
  Refunded: 'पैसा लौटाया',
  'Partner Assigned': 'पार्टनर को सौंपा',
  'Partner Matched': 'पार्टनर मिले',
  Urgent: 'तुरंत',
  Open: 'खुला हुआ',
  'Requested for More Info': 'जानकारी माँगी गई',
  'Sent for Details': 'जानकारी के लिए भेजा',
  'Project Created': 'प्रोजेक्ट बना',
  'Project Submitted For Review': 'प्रोजेक्ट जाँच के लिए भेजा',
  'Activation Accepted By You': 'चालू करना आपने माना',
};

export const statusWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(labels).map(([status, label]) => [`status.${status}`, label]),
);
