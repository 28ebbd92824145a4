export const adminActs = [
  'admin.made',
  'admin.reset',
  'admin.password_passed',
  'admin.sign_in_refused',
  'admin.password_chosen',
  'admin.authenticator_set_up',
  'admin.signed_in',
  'admin.recovery_code_used',
  'admin.signed_out',
  'audit.verify',
] as const;
