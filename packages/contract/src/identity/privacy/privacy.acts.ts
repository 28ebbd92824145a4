export const privacyActs = [
  'privacy.erase_account',
  'privacy.ask_export',
  'privacy.make_export',
  'privacy.forget_export',
  'privacy.give_consent',
  'privacy.withdraw_consent',
] as const;
