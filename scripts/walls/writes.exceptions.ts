/**
 * Stores, or functions of them, that write without a permit because no policy could give one, each with its reason.
 * Whatever a signed-in person or an Admin changes is not among them.
 */
export const designed: Readonly<Record<string, string>> = {
  'identity/account/session.store.ts':
    'A session is opened by a code, a password or a passkey, and its token is the permit.',
  'identity/account/sign-in.store.ts': 'Before sign-in: the function checks the code that was sent.',
  'identity/account/step-up/step-up.store.ts':
    'The function checks the code that was sent to the signed-in person.',
  'identity/account/passkey/challenge.store.ts':
    'Mostly before sign-in: a challenge is random, good once, and answered by the private key.',
  'identity/account/referral/app-link.store.ts':
    'A visitor who is not signed in asks for the link; requests are counted by number and address.',
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
  'market/catalog/merge-sums.store.ts': 'Sums of places, which follow the offers by the outbox.',
  'market/catalog/summed-offer.store.ts': 'Sums of places, which follow the offers by the outbox.',
  'market/catalog/service-place.store.ts':
    'Reckoned from hours, people and services, which were allowed to change.',
  'market/catalog/edit/apply-edit.store.ts':
    'Writes what the rows of catalogue_edit say, also at every start.',
  'money/ledger/ledger.store.ts': 'Written by the consumer of money events alone.',
  'money/payout/payout-event.store.ts': 'What a provider signed of payouts, as evidence.',
  'money/payout/sandbox/sandbox-payout.store.ts': 'The built-in provider: another party, for development.',
  'money/invoice/invoice.store.ts': 'Written by the consumer of closed bookings alone.',
  'money/invoice/credit-note.store.ts': 'Written by the consumer of refunded bookings alone.',
  'money/payment/event.store.ts': 'What a gateway signed and what a browser saw, as evidence.',
  'money/payment/sandbox/sandbox-event.store.ts': 'The built-in gateway: another party, for development.',
  'money/payment/sandbox/sandbox.store.ts': 'The built-in gateway: another party, for development.',
  'platform/storage/file-key.store.ts':
    'The key of an owner is made with the first file; no person changes it.',
  'platform/inbox/inbox.store.ts': 'Messages of the development inbox.',
  'platform/http/payload/seen-payload.store.ts': 'Numbers that were used once.',
};
