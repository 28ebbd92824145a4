import type { Authz } from '../../kernel/endpoint.ts';

/** Everyone with a role; of a partner's people those with messages, and a professional on the own jobs. */
export const chatAuthz = {
  who: 'roles',
  roles: ['Buyer', 'Jobseeker', 'Service Partner', 'subUser'],
  permission: 'message_centre.view',
  orAssigned: true,
  scope:
    'own conversations; of a partner, those of the own organisation; of a professional, those of own jobs',
} as const satisfies Authz;

/** To write besides. */
export const chatWriting = { ...chatAuthz, permission: 'message_centre.create' } as const satisfies Authz;
