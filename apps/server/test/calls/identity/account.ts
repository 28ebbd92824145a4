import {
  isExists,
  loginWithEmail,
  loginWithMobile,
  signupEmail,
} from '@nukkad/contract/identity/account/sign-in.api';
import { addReferralCode, sendAppLink } from '@nukkad/contract/identity/account/referral.api';
import { confirmStepUp, requestStepUp } from '@nukkad/contract/identity/account/step-up.api';
import { updateInfo } from '@nukkad/contract/identity/account/account.api';
import { recoverPassword, updatePassword } from '@nukkad/contract/identity/account/password.api';
import * as leave from '@nukkad/contract/identity/account/deactivation.api';
import * as people from '@nukkad/contract/identity/account/people.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import { addEmail, codeFor, setPassword } from '../../harness/sign-in.ts';
import { asIfSteppedUp } from '../../harness/step-up.ts';

const email = 'asha.kempegowda@canary.in';
const strangersMail = 'anonymous.kempegowda@canary.in';
const passwords = ['mango tree by the canary well', 'seven boats on canary lake'] as const;
const friend = '9812345670';
const aadhaar = '2345 6789 0124';

export const calls: DomainCalls = {
  lists: {
    'GET /user/activeSessions': { query: '', who: 'buyer' },
  },
  triedAtHome: {
    'POST /user/stepUp': 'src/identity/account/step-up/step-up.test.ts',
    'DELETE /user/activeSessions/{id}': 'src/identity/account/device/devices.test.ts',
    'PATCH /user/switchToken': 'src/identity/account/role/switch-role.test.ts',
    'POST /home/passkey/login': 'src/identity/account/passkey/passkey.test.ts',
    'POST /user/passkeys': 'src/identity/account/passkey/passkey.test.ts',
    'PATCH /user/passkeys/{passkeyId}': 'src/identity/account/passkey/passkey.test.ts',
    'DELETE /user/passkeys/{passkeyId}': 'src/identity/account/passkey/passkey.test.ts',
  },
  endsSessions: [
    'POST /user/logout',
    'POST /user/logoutFromAllDevices',
    'DELETE /user/activeSessions',
    'PATCH /user/switchToken',
  ],
  confirmations: (tenants) => {
    /** Signed in anew: the story moves the clock further than a session of the back office lasts. */
    const office = async () => ({ client: (await tenants().admin()).browser });
    return [
      {
        endpoint: people.changePersonStatus,
        what: 'suspending a person',
        arrange: async () => ({
          who: await office(),
          params: { userId: tenants().a.colleague.userId },
          body: { to: 'Suspended', reason: 'Complaints of customers' },
        }),
      },
      {
        endpoint: people.endPersonSessions,
        what: 'signing a person out everywhere',
        arrange: async () => ({
          who: await office(),
          params: { userId: tenants().b.professional.userId },
          body: { why: 'Lost the phone' },
        }),
      },
      {
        endpoint: leave.deactivate,
        what: 'closing an account',
        arrange: async () => {
          const { buyer } = tenants().b;
          await asIfSteppedUp(tenants().app.platform.db, buyer.sessionId, tenants().app.clock.now());
          return { who: buyer, body: { reason: 'Moving away' } };
        },
      },
    ];
  },
  personalWays: {
    secrets: [email, strangersMail, ...passwords, friend, aadhaar, aadhaar.replaceAll(' ', '')],
    person: async (app, { client, mobileNumber, sessionId }) => {
      const anonymous = app.as(null);
      const answers = [
        await addEmail(app, client, email),
        await setPassword(app, client, mobileNumber, passwords[0]),
        await anonymous.ask(loginWithMobile, { body: { mobileNumber, password: passwords[0] } }),
        await anonymous.ask(loginWithEmail, { body: { email, password: passwords[1] } }),
        await anonymous.ask(loginWithEmail, { body: { email: `${email} `, password: '' } }),
        await client.ask(updatePassword, { body: { oldPassword: passwords[0], newPassword: passwords[1] } }),
        await anonymous.ask(signupEmail, {
          body: {
            email: strangersMail,
            fullName: 'Kavya Kempegowda',
            password: passwords[1],
          },
        }),
        await anonymous.ask(isExists, { query: { mobileNumber } }),
        await anonymous.ask(sendAppLink, { body: { mobileNumber: friend } }),
        await client.askLoosely(addReferralCode, { body: { code: 'ABCD2345', mobileNumber } }),
        await client.ask(requestStepUp),
        await client.ask(confirmStepUp, { body: { codeId: sessionId, otp: '123456' } }),
        await client.ask(updateInfo, { body: { fullName: aadhaar } }),
      ];
      const { body, header } = await codeFor(app, anonymous, email, 'password-recovery');
      return [
        ...answers,
        await anonymous.ask(recoverPassword, {
          body: { ...body, newPassword: passwords[0] },
          headers: header,
        }),
      ];
    },
  },
};
