import type { LabelledStatus } from '@nukkad/contract/market/booking/status-labels';

/** Every status of the wire; a missing one does not compile. */
const labels: Record<LabelledStatus, string> = {
  Forwaded: 'आगे भेजा गया',
  Resolved: 'सुलझ गया',
  'New Request': 'नया अनुरोध',
  Closed: 'बंद',
  Pending: 'लंबित',
  'Request Delivered': 'अनुरोध पहुँचा',
  'Request Sent': 'अनुरोध भेजा',
  Assigned: 'कारीगर तय',
  Unlocked: 'अनलॉक हुआ',
  'Accepted By Partner': 'पार्टनर ने स्वीकार किया',
  'Accepted By User': 'ग्राहक ने स्वीकार किया',
  Cancelled: 'रद्द',
  'Qoutation Sent': 'कोटेशन भेजा',
  'Payment Pending': 'भुगतान बाक़ी',
  Agreed: 'सहमत',
  'Need To Forward': 'दूसरे पार्टनर की तलाश',
  Booked: 'बुकिंग हुई',
  Accepted: 'स्वीकृत',
  Rejected: 'अस्वीकृत',
  Inprogress: 'जारी',
  Completed: 'पूरा',
  Disputed: 'विवाद में',
  Refunded: 'रिफ़ंड हुआ',
  'Partner Assigned': 'पार्टनर को भेजा',
  'Partner Matched': 'पार्टनर मिले',
  Urgent: 'तुरंत',
  Open: 'खुला',
  'Requested for More Info': 'जानकारी माँगी गई',
  'Sent for Details': 'जानकारी के लिए भेजा',
  'Project Created': 'प्रोजेक्ट बना',
  'Project Submitted For Review': 'प्रोजेक्ट जाँच के लिए भेजा',
  'Activation Accepted By You': 'आपने एक्टिवेशन स्वीकार किया',
};

export const statusWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(labels).map(([status, label]) => [`status.${status}`, label]),
);
