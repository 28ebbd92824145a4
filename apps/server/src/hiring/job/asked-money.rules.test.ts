import { expect, test } from 'vitest';
import { heldWords } from './moderation.rules.ts';

test.each([
  ['Pay ₹300 for the uniform.', 'pay 300 for the uniform'],
  ['Good pay. You must pay Rs. 1,500 for your training before joining.', 'pay rs 1 500 for your training'],
  ['The company asks candidates to deposit 500 rupees towards ID card', 'deposit 500 rupees towards id card'],
  ['You pay for your own uniform', 'pay for your own uniform'],
  ['₹300 for uniform will be taken on day one', '300 for uniform will be taken'],
  ['Rs 500 will be deducted from your first salary for the kit', null],
  ['The uniform costs ₹450, shoes are yours', 'uniform costs 450'],
  [
    'Pay us an amount of 2000 in advance for registration',
    'pay us an amount of 2000 in advance for registration',
  ],
  ['Bring ₹500 for the form', 'bring 500 for the form'],
  ['Buy the kit for Rs. 900', 'buy the kit for rs 900'],
  ['Buy the uniform from us', 'buy the uniform from us'],
  ['Uniform ke liye 300 rupaye dene honge', 'uniform ke liye 300 rupaye dene'],
  ['Joining ke samay: training ke 500 rs lagenge.', 'training ke 500 rs lagenge'],
  ['300 rupaye vardi ke jama karein', '300 rupaye vardi ke jama'],
  ['Uniform ke paise salary se katenge', 'uniform ke paise salary se katenge'],
  ['वर्दी के लिए ₹300 देने होंगे।', 'वर्दी के लिए 300 देने'],
  ['यूनिफ़ॉर्म के ३०० रुपये लगेंगे', 'यूनिफॉर्म के ३०० रुपये लगेंगे'],
  ['ट्रेनिंग के पैसे पहले जमा करें', 'ट्रेनिंग के पैसे पहले जमा'],
])('“%s” asks candidates for money', (text, found) => {
  expect(heldWords([text])).toEqual([
    { reason: 'fee_asked', found: found ?? expect.stringContaining('for the kit') },
  ]);
});

test.each([
  'We pay ₹300 for the uniform.',
  'The company will also pay Rs. 1,500 for your training.',
  'Pay ₹18,000 a month, uniform and shoes are given.',
  'Pay: ₹500 for training days, ₹700 after.',
  'You do not pay ₹300 for the uniform.',
  "You don't pay for your uniform.",
  'There is nothing to pay for training.',
  '₹300 for the uniform is given with the first salary.',
  'Bring your ID card to the interview. Send your form by 5 PM.',
  'Submit the form for verification at the office.',
  'Send your papers for verification and come for the interview.',
  'The uniform is paid for by the company.',
  'Uniform ke liye 300 rupaye nahi dene honge',
  'Uniform ke 300 rupaye company degi',
  'Uniform ke paise nahi lagenge',
  'Training ke 500 rupaye milenge',
  'वर्दी के लिए ₹300 कंपनी देगी।',
  'वर्दी के पैसे नहीं लगेंगे',
  'ट्रेनिंग के 500 रुपये मिलेंगे, वर्दी मुफ़्त',
  'Collect deposits of 500 from customers and submit them for the day.',
])('“%s” asks candidates for nothing', (text) => {
  expect(heldWords([text])).toEqual([]);
});
