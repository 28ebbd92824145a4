/** Who takes part in the network, and on which terms. */
import { endpoint } from '../../kernel/endpoint.ts';
import { actsForBody, networkSettings, networkSettingsBody } from './member.model.ts';
import { memberErrors as e } from './member.noun.ts';

const tag = 'Network';
/** Staff act for themselves, or for their business with the feature network; the policy asks for it. */
const authz = {
  who: 'roles',
  roles: ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'],
  scope: 'the own member: the person, or the business that one acts for',
} as const;

export const getNetworkSettings = endpoint('GET /network/settings', {
  summary: 'How the own member takes part in the network',
  tag,
  authz,
  response: networkSettings,
});

export const changeNetworkSettings = endpoint('PATCH /network/settings', {
  summary: 'Change the own address, headline, and who sees, asks and mentions',
  tag,
  authz,
  unconfirmed: 'carries-version',
  body: networkSettingsBody,
  response: networkSettings,
  errors: [e.member_moved_on, e.handle_taken],
  touches: ['connection'],
});

export const chooseActsFor = endpoint('PUT /network/settings', {
  summary: 'Choose whether one acts for oneself or for the business that one works for',
  tag,
  authz,
  unconfirmed: 'own-text',
  body: actsForBody,
  response: networkSettings,
  touches: 'everything',
});
