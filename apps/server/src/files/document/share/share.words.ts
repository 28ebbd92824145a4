/** What the page of a shared document says, to people who are not signed in. */
export const shareWords = {
  en: {
    title: 'Shared document',
    get: 'Open file',
    needs: 'This document is protected. Enter the password you were given.',
    password: 'Password',
    go: 'Continue',
    wrong: 'Incorrect password. Try again.',
    paused: ['Too many attempts', 'Wait 15 minutes, then try again.'],
    expired: ['This link has expired', 'Ask the person who sent it for a new one.'],
    revoked: ['This link was turned off', 'The person who shared this document no longer shares it.'],
    unknown: ['This link doesn’t work', 'Check that you copied the whole link, or ask for a new one.'],
  },
  hi: {
    title: 'शेयर किया गया दस्तावेज़',
    get: 'फ़ाइल खोलें',
    needs: 'यह दस्तावेज़ सुरक्षित है। जो पासवर्ड आपको दिया गया है, वह लिखें।',
    password: 'पासवर्ड',
    go: 'आगे बढ़ें',
    wrong: 'पासवर्ड ग़लत है। फिर कोशिश करें।',
    paused: ['बहुत बार कोशिश हुई', '15 मिनट रुककर फिर कोशिश करें।'],
    expired: ['इस लिंक का समय बीत गया', 'जिसने भेजा था, उनसे नया लिंक माँगें।'],
    revoked: ['यह लिंक बंद कर दिया गया', 'जिसने यह दस्तावेज़ शेयर किया था, वे अब इसे शेयर नहीं करते।'],
    unknown: ['यह लिंक काम नहीं करता', 'देखें कि पूरा लिंक कॉपी हुआ है, या नया लिंक माँगें।'],
  },
} as const;
