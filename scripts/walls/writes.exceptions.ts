/** Stores, or functions of them, that write without a permit by design, each with its reason. */
export const designed: Readonly<Record<string, string>> = {
  'identity/account/session.store.ts':
    'A session is opened by a code, a password or a passkey, and its token is the permit.',
  'identity/account/sign-in.store.ts':
    'Nobody is signed in yet: the code that was sent is what is asked for.',
  'identity/account/step-up/step-up.store.ts':
    'The code that was sent to the person of the session is what is asked for.',
  'identity/account/password/attempt.store.ts': 'Counts attempts of people who are not signed in.',
  'identity/account/device/active-session.store.ts': 'Notes when a session was last seen.',
  'identity/account/device/device.store.ts': 'Notes the device of a session, by its token.',
  'office/backoffice/admin-session.store.ts':
    'A session is opened by password and authenticator, and its token is the permit.',
  'office/backoffice/ticket.store.ts': 'The one-time link is the permit.',
  'office/backoffice/admin.store.ts':
    'Only commands on the server and holders of a one-time link change an Admin; no call of the API does.',
  'market/catalog/service-area.store.ts':
    'Reckoned from hours, people and services, which were allowed to change.',
  'market/catalog/service-place.store.ts':
    'Reckoned from hours, people and services, which were allowed to change.',
  'market/catalog/edit/apply-edit.store.ts':
    'Writes what the rows of catalogue_edit say, also at every start.',
  'money/ledger/ledger.store.ts': 'Written by the consumer of money events alone.',
  'money/invoice/invoice.store.ts': 'Written by the consumer of closed bookings alone.',
  'money/payment/event.store.ts': 'What a gateway signed and what a browser saw, as evidence.',
  'money/payment/sandbox/sandbox-event.store.ts': 'The built-in gateway: another party, for development.',
  'money/payment/sandbox/sandbox.store.ts': 'The built-in gateway: another party, for development.',
  'platform/inbox/inbox.store.ts': 'Messages of the development inbox.',
  'platform/http/payload/seen-payload.store.ts': 'Numbers that were used once.',
};

/** Functions that do not ask for a permit yet: their callers have asked the policy before. The list only gets shorter. */
export const notYet: ReadonlySet<string> = new Set([
  'identity/account/deactivation/deactivation.store.ts addDeactivationRequest',
  'identity/account/deactivation/deactivation.store.ts endDeactivationRequest',
  'identity/account/deactivation/deactivation.store.ts postponeRequest',
  'identity/account/passkey/passkey.store.ts addPasskeyRow',
  'identity/account/passkey/passkey.store.ts markUsed',
  'identity/account/passkey/passkey.store.ts addChallenge',
  'identity/account/passkey/passkey.store.ts takeChallenge',
  'identity/account/passkey/passkey.store.ts deletePasskeyChallengesBefore',
  'identity/account/password/password.store.ts savePassword',
  'identity/account/password/password.store.ts renewHash',
  'identity/account/referral/referral.store.ts addOwnCode',
  'identity/account/referral/referral.store.ts addReferral',
  'identity/account/referral/referral.store.ts addLinkRequest',
  'identity/account/referral/referral.store.ts markLinkSent',
  'identity/account/referral/referral.store.ts deleteLinkRequestsBefore',
  'identity/privacy/privacy.store.ts deleteErasedFiles',
  'identity/profile/card.store.ts lockCard',
  'identity/profile/demo-request.store.ts insertDemoRequest',
  'identity/profile/profile.store.ts lockProfile',
  'identity/profile/profile.store.ts addSpokenLanguages',
  'identity/profile/setting.store.ts saveLanguage',
  'identity/profile/setting.store.ts saveChoices',
  'market/cart/cart.store.ts lockOrMakeCart',
  'market/cart/cart.store.ts emptyCart',
  'market/cart/charge.store.ts insertCharge',
  'market/cart/charge.store.ts setCollected',
  'market/cart/charge.store.ts clearCollected',
  'market/catalog/edit/edit.store.ts saveEdit',
  'market/schedule/reservation.store.ts dropExpired',
  'market/schedule/reservation.store.ts insertHold',
  'market/schedule/reservation.store.ts moveReservation',
  'market/schedule/reservation.store.ts giveToBooking',
  'market/schedule/reservation.store.ts setExpiry',
  'market/schedule/reservation.store.ts deleteReservation',
  'market/schedule/reservation.store.ts deleteExpiredHolds',
  'market/schedule/working-time.store.ts addOpeningHours',
  'market/schedule/working-time.store.ts removeOpeningHours',
  'market/schedule/working-time.store.ts addShifts',
  'market/schedule/working-time.store.ts addLeaves',
  'market/schedule/working-time.store.ts addSkills',
  'office/settings/dictionary/dictionary.store.ts saveWord',
  'office/settings/dictionary/dictionary.store.ts deleteWord',
  'places/geography/address.store.ts saveNewAddress',
  'places/geography/address.store.ts saveDefault',
  'places/geography/area.store.ts saveServed',
]);
