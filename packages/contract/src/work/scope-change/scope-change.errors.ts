import { defineErrors } from '../../kernel/errors.ts';

export const scopeChangeErrors = defineErrors({
  scope_change_not_found: [404, 'Resource is not available'],
  scope_change_moved_on: [409, 'This change was already answered or withdrawn.'],
  scope_change_waits: [409, 'Another change hasn’t been answered yet. Withdraw it first.'],
  scope_change_outdated: [409, 'The project has changed since. Ask the business for a new proposal.'],
  scope_change_same: [400, 'Change at least one milestone or the last day.'],
  scope_change_no_client: [409, 'This customer isn’t on the platform. Change the milestones yourself.'],
  scope_change_begun: [409, 'You can only change milestones that aren’t submitted or approved.'],
});
