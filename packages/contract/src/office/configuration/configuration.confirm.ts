/** What is seen when an Admin changes a setting, decides on a change or withdraws one. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

export const confirmsSettingEffect = confirmation('setting effect', {
  verdict: 'choice',
  settingBefore: 'text',
  affectedBookings: 'count',
  customersPay: 'money',
  partnersEarn: 'money',
  platformKeeps: 'money',
});

interface ShownEffect {
  readonly verdict: string;
  readonly before: string;
  readonly affected: number | null;
  readonly customers: { readonly changePaise: number } | null;
  readonly partners: { readonly changePaise: number } | null;
  readonly platform: { readonly changePaise: number } | null;
}

export const seenOfSettingEffect = (effect: ShownEffect): Seen<typeof confirmsSettingEffect> => ({
  verdict: effect.verdict,
  settingBefore: effect.before,
  affectedBookings: effect.affected,
  customersPay: effect.customers?.changePaise ?? null,
  partnersEarn: effect.partners?.changePaise ?? null,
  platformKeeps: effect.platform?.changePaise ?? null,
});

export const confirmsSettingChange = confirmation('setting change', {
  settingValue: 'text',
  firstDay: 'day',
  settingChangeStatus: 'choice',
  proposalReason: 'text',
});

export const seenOfSettingChange = (change: {
  readonly written: string;
  readonly fromDay: string;
  readonly status: string;
  readonly why: string;
}): Seen<typeof confirmsSettingChange> => ({
  settingValue: change.written,
  firstDay: change.fromDay,
  settingChangeStatus: change.status,
  proposalReason: change.why,
});
