import { expect, test } from 'vitest';
import { endpoints } from './index.ts';
import type { AnyEndpoint } from './kernel/endpoint.ts';

/**
 * Every call that changes something and carries no `seen`, by the reason why not. A new call belongs here, or declares
 * `confirms`. See docs/confirmations.md.
 */
const notConfirmed: Readonly<Record<string, readonly string[]>> = {
  'it carries a version or a state, and a stale one is refused': [
    'PATCH /user/employee/access',
    'POST /user/myUserBulk',
  ],
  'it only reads, under POST for its body': [
    'POST /master/categoryDetails',
    'POST /master/homePageContent',
    'POST /master/menuTabs',
    'POST /service/previewPrice',
    'POST /service/quote',
    'POST /service/booking/check',
    'POST /backoffice/coupons/preview',
    'POST /backoffice/audit/verify',
    'POST /kyc/gstInfo',
    'POST /kyc/panInfo',
  ],
  'signing in or proving who one is: the code, the password or the passkey is the confirmation': [
    'POST /user/stepUp/code',
    'POST /user/stepUp',
    'POST /home/generateotp',
    'POST /home/loginwithEmail',
    'POST /home/loginwithMobile',
    'POST /register/new/signupEmail',
    'POST /home/verifyotp',
    'PATCH /home/updatePassword',
    'PATCH /user/updatePassword',
    'POST /user/passkeys',
    'POST /user/passkeys/options',
    'POST /home/passkey/options',
    'POST /home/passkey/login',
    'POST /user/verifyBankAccount',
    'POST /service/booking/partner/verifiyOTP',
    'POST /backoffice/sign-in/password',
    'POST /backoffice/sign-in/code',
    'POST /backoffice/sign-in',
    'POST /backoffice/sign-in/recovery',
  ],
  'ending sessions or passkeys of one’s own: signing out one too many is undone by signing in': [
    'POST /user/logout',
    'DELETE /user/activeSessions',
    'DELETE /user/activeSessions/{id}',
    'POST /user/logoutFromAllDevices',
    'DELETE /user/passkeys/{passkeyId}',
    'POST /backoffice/sign-out',
  ],
  'a setting or a text of one’s own, shown as it is saved': [
    'PATCH /user/consent',
    'PATCH /user/updateinfo',
    'PATCH /user/switchToken',
    'POST /user/chooseRole',
    'PATCH /user/passkeys/{passkeyId}',
    'PATCH /user/setting',
    'PATCH /user/businessCard',
    'POST /user/createprofile',
    'PATCH /user/updateUserProfile',
    'DELETE /user/profilePicture',
    'POST /user/profilePicture',
    'POST /service/saveGSTnumber',
    'PATCH /user/gstNumber',
    'PATCH /user/panNumber',
    'PATCH /user/partnerProfile',
    'PATCH /user/assets',
    'PATCH /user/catalogue',
    'PATCH /user/myUser',
  ],
  'addresses and the cart commit to nothing; booking compares them': [
    'POST /service/deliveryAddress',
    'PATCH /service/deliveryAddress',
    'PATCH /service/cart/service',
    'POST /service/cart/service',
    'POST /service/applyOffer',
    'PATCH /service/booking/removeoffer',
  ],
  'it adds what was just typed or chosen; nothing was there before': [
    'POST /user/addReferralCode',
    'POST /home/sendAppLink',
    'POST /service/add_service',
    'POST /user/addDocuments',
    'POST /document/upload',
    'POST /user/startAsPartner',
    'POST /user/myUser',
    'POST /user/demoRequest',
    'POST /user/assets',
    'POST /user/catalogue',
    'POST /user/assets/picture',
    'POST /user/catalogue/picture',
    'POST /service/booking/customer/uploadImages',
    'POST /service/booking/partner/uploadImages',
    'POST /support/incident',
    'POST /support/contactRequest',
    'PATCH /support/incident',
  ],
  'it takes away one thing that its id names, and the screen shows no more than that': [
    'DELETE /service/myServices',
    'DELETE /document/delete',
    'POST /user/deleteDocuments',
    'DELETE /user/assets',
    'DELETE /user/catalogue',
  ],
  'it takes a wish back, or asks for a copy: it shows nothing to agree to': [
    'POST /user/dataExport',
    'POST /user/deactivate/withdraw',
    'POST /user/withdrawProfileChange',
  ],
  'the profile is read on the next page, and cannot be edited while it is reviewed': [
    'POST /user/submitForReview',
  ],
  'it shows a number, and that it was asked for is written down': ['POST /backoffice/people/{userId}/number'],
  'machines call it, or it is a hint that decides nothing': [
    'POST /payment/webhook/razorpay',
    'POST /payment/webhook/sandbox',
    'POST /payment/customer/record_response',
  ],
};

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const listed = Object.values(notConfirmed).flat();
const changing = endpoints.filter(({ method }) => method !== 'GET');

test('promise 91: every call that changes something carries what was seen, or is listed with the reason why not', () => {
  const undecided = changing.filter((one) => !one.spec.confirms).map(nameOf);
  expect(undecided.toSorted()).toEqual(listed.toSorted());
});

test('promise 91: what is said to carry a version does so in its body or query', () => {
  const reasons = Object.entries(notConfirmed);
  const versioned = reasons.flatMap(([reason, calls]) => (reason.startsWith('it carries ') ? calls : []));
  const carries = /^(?:version|digest)$/;
  expect(versioned.length).toBeGreaterThan(1);
  const without = changing.filter((one) => {
    if (!versioned.includes(nameOf(one))) return false;
    const { body, query } = one.spec as Record<'body' | 'query', { shape?: object } | undefined>;
    return ![body, query].some((part) => Object.keys(part?.shape ?? {}).some((name) => carries.test(name)));
  });
  expect(without.map(nameOf)).toEqual([]);
});
