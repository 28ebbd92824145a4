import { addEmail, codeFor, setPassword } from './sign-in.ts';
import { asIfSteppedUp } from './step-up.ts';
import type { Person } from './tenant.ts';
import { key } from './tenant.ts';
import type { Mounted } from './mounted.ts';
import { kavita } from './partner-fixture.ts';

const email = 'asha.kempegowda@canary.in';
const strangersMail = 'nobody.kempegowda@canary.in';
const passwords = ['mango tree by the canary well', 'seven boats on canary lake'] as const;
const account = { holderName: kavita.fullName, accountNumber: '50100099887766', ifsc: 'HDFC0000001' };
const invited = '9812345670';
const aadhaar = '2345 6789 0124';

/** What no log line may hold of that which is sent below. */
export const secretsOfWays: readonly string[] = [
  email,
  strangersMail,
  ...passwords,
  kavita.pan,
  kavita.gstNumber,
  account.accountNumber,
  invited,
  aadhaar,
  aadhaar.replaceAll(' ', ''),
];

/** Every way by which a person gives us something personal, once as it should be and once as it should not. */
export async function walkPersonalWays(app: Mounted, person: Person): Promise<readonly string[]> {
  const { client, mobileNumber, sessionId } = person;
  const anonymous = app.as(null);
  const answers = [
    await addEmail(app, client, email),
    await setPassword(app, client, mobileNumber, passwords[0]),
    await anonymous.post('home/loginwithMobile', { mobileNumber, password: passwords[0] }),
    await anonymous.post('home/loginwithEmail', { email, password: passwords[1] }),
    await anonymous.post('home/loginwithEmail', { email: `${email} `, password: '' }),
    await client.patch('user/updatePassword', { oldPassword: passwords[0], newPassword: passwords[1] }),
    await anonymous.post('register/new/signupEmail', {
      email: strangersMail,
      fullName: 'Nobody Kempegowda',
      password: passwords[1],
    }),
    await anonymous.get(`user/isExists?mobileNumber=${mobileNumber}`),
    await anonymous.get(`user/isPanExists?panNumber=${kavita.pan}`),
    await anonymous.get(`user/isGstExists?gstNumber=${kavita.gstNumber}`),
    await anonymous.post('home/sendAppLink', { mobileNumber: invited }),
    await client.post('user/addReferralCode', { code: 'ABCD2345', mobileNumber }),
    await client.post('user/stepUp/code'),
    await client.post('user/stepUp', { codeId: sessionId, otp: '123456' }),
    await client.patch('user/updateinfo', { fullName: aadhaar }),
  ];
  const { body, header } = await codeFor(app, anonymous, email, 'password-recovery');
  answers.push(await anonymous.patch('home/updatePassword', { ...body, newPassword: passwords[0] }, header));
  return answers.map(({ status }) => String(status));
}

/** The same for the owner of a business: its numbers, its bank, its people. */
export async function walkOwnersWays(app: Mounted, owner: Person): Promise<readonly string[]> {
  const { client, sessionId } = owner;
  await asIfSteppedUp(app.platform.db, sessionId, app.clock.now());
  const answers = [
    await client.post('kyc/panInfo', { pan: kavita.pan }),
    await client.post('kyc/gstInfo', { gstNumber: kavita.gstNumber }),
    await client.patch('user/panNumber', { pan: kavita.pan }),
    await client.patch('user/panNumber', { pan: `${kavita.pan}x`, aadhaar }),
    await client.patch('user/gstNumber', { gstNumber: kavita.gstNumber }),
    await client.post('user/bankAccount', account),
    await client.post('user/bankAccount', { ...account, ifsc: account.accountNumber }),
    await client.post(
      'user/myUser',
      { mobileNumber: invited, fullName: 'Ravi Kumar', isProfessional: true },
      key(),
    ),
    await client.get(`user/myUser?search=${invited}`),
    await client.get('user/partnerProfile'),
  ];
  return answers.map(({ status }) => String(status));
}
