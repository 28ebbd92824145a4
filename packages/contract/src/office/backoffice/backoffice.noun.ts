import { defineErrors } from '../../kernel/errors.ts';

export const backofficeErrors = defineErrors({
  sign_in_wrong: [400, 'Incorrect email or password.'],
  sign_in_resting: [429, 'Too many attempts. Wait 15 minutes.'],
  ticket_over: [400, 'This step has expired. Start again.'],
  code_wrong: [400, 'Incorrect code, or already used.'],
  recovery_code_wrong: [400, 'Incorrect recovery code, or already used.'],
  own_thing: [403, 'You can’t decide on your own business. Ask another Admin.'],
  decided_already: [409, 'Someone has already decided this.'],
  person_not_found: [404, 'Resource is not available'],
  status_not_open: [409, 'This status change isn’t possible now.'],
});

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

export const exportActs = ['list.export'] as const;
