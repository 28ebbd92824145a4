import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery, maximumPageSize as limit } from '../../kernel/page.ts';
import { day } from '../../kernel/schema.ts';
import { reason } from '../backoffice/reason.model.ts';
import { configurationErrors } from './configuration.noun.ts';
import {
  placeOfSetting,
  settingChange,
  settingPreview,
  settingToday,
  settingValue,
  valueAtPlace,
} from './configuration.model.ts';
import { settingIdParam } from './setting.catalogue.ts';
import { type Params, previewFirst, type PreviewFirst, type ReadCall, shownRow } from '../../preview-call.ts';

// What is seen when an Admin changes a setting, decides on a change or withdraws one. See docs/confirmations.md.

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

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;

export const listSettingsToday = endpoint('GET /backoffice/configuration', {
  summary: 'Every setting with its value of today, where it differs and what is planned',
  tag,
  authz: adminOnly,
  response: z.object({ settings: z.array(settingToday) }),
});

export const readSetting = endpoint('GET /backoffice/configuration/{settingId}', {
  summary: 'One setting: its value of today everywhere, and where it differs',
  tag,
  authz: adminOnly,
  params: z.object({ settingId: settingIdParam }),
  response: z.object({
    ...settingToday.shape,
    builtIn: settingValue,
    places: z.array(valueAtPlace),
  }),
  errors: [configurationErrors.setting_not_found],
});

export const settingChangesQuery = z.object({ ...countedPageQuery });

export const listSettingChanges = endpoint('GET /backoffice/configuration/{settingId}/changes', {
  summary: 'The values of a setting by date, the latest first: what is planned, what holds and what was',
  tag,
  authz: adminOnly,
  params: z.object({ settingId: settingIdParam }),
  query: settingChangesQuery,
  response: countedPageOf(settingChange),
  errors: [configurationErrors.setting_not_found],
});

const wanted = {
  ...placeOfSetting,
  value: z.nullable(settingValue).check(z.describe('Null: as elsewhere; only for a city or a category.')),
};

export const requestSettingPreview = endpoint('POST /backoffice/configuration/{settingId}/previews', {
  summary: 'Ask what a change would have done to the bookings of the last 30 days',
  tag,
  authz: adminOnly,
  status: 201,
  unconfirmed: 'only-reads',
  params: z.object({ settingId: settingIdParam }),
  body: z.object(wanted),
  response: settingPreview,
  errors: [configurationErrors.setting_not_found],
});

export const readSettingPreview = endpoint('GET /backoffice/configuration/previews/{previewId}', {
  summary: 'What a change would have done, as far as it is reckoned',
  tag,
  authz: adminOnly,
  params: z.object({ previewId: z.uuid('This is not a known id.') }),
  response: settingPreview,
  errors: [configurationErrors.setting_preview_not_found],
});

export const changeSetting = endpoint('POST /backoffice/configuration/{settingId}/changes', {
  summary: 'Change a setting from a day on; one that moves money waits for a second Admin',
  tag,
  authz: adminOnly,
  status: 201,
  confirms: confirmsSettingEffect,
  params: z.object({ settingId: settingIdParam }),
  body: z.object({
    ...wanted,
    fromDay: day('The first day: today, which means from now on, or later.'),
    previewId: z.uuid('Look at the preview first.').check(z.describe('Of this very change.')),
    why: reason,
    seen: confirmsSettingEffect.schema,
  }),
  response: settingChange,
  errors: [
    configurationErrors.setting_not_found,
    configurationErrors.setting_day_taken,
    configurationErrors.setting_preview_stale,
    kernelErrors.confirmation_differs,
  ],
});

const changeId = z.object({ changeId: z.uuid('This is not a known id.') });

export const decideSettingChange = endpoint('POST /backoffice/configuration/changes/{changeId}/decision', {
  summary: 'Approve or refuse a change that waits; never by the Admin who proposed it',
  tag,
  authz: adminOnly,
  confirms: confirmsSettingChange,
  params: changeId,
  body: z.object({
    approve: z.boolean('Choose true or false.'),
    why: reason,
    seen: confirmsSettingChange.schema,
  }),
  response: settingChange,
  errors: [
    configurationErrors.setting_change_not_found,
    configurationErrors.setting_change_moved_on,
    configurationErrors.own_setting_change,
    configurationErrors.setting_day_taken,
    kernelErrors.confirmation_differs,
  ],
});

export const withdrawSettingChange = endpoint(
  'POST /backoffice/configuration/changes/{changeId}/withdrawal',
  {
    summary: 'Withdraw a change before it begins',
    tag,
    authz: adminOnly,
    confirms: confirmsSettingChange,
    params: changeId,
    body: z.object({ why: reason, seen: confirmsSettingChange.schema }),
    response: settingChange,
    errors: [
      configurationErrors.setting_change_not_found,
      configurationErrors.setting_change_moved_on,
      kernelErrors.confirmation_differs,
    ],
  },
);

async function changeAt(look: ReadCall, asked: Params) {
  const { settings } = await look(listSettingsToday, {});
  const open = settings.filter(({ waiting, planned }) => waiting + planned > 0);
  const pages = await Promise.all(
    open.map(({ settingId }) => look(listSettingChanges, { params: { settingId }, query: { limit } })),
  );
  return seenOfSettingChange(
    shownRow(
      pages.flatMap(({ items }) => items),
      (change) => change.changeId === asked.changeId,
    ),
  );
}

export const configurationPreviews: readonly PreviewFirst[] = [
  previewFirst(changeSetting, async (look, { body: { previewId } }) =>
    seenOfSettingEffect(await look(readSettingPreview, { params: { previewId } })),
  ),
  previewFirst(decideSettingChange, (look, { params }) => changeAt(look, params)),
  previewFirst(withdrawSettingChange, (look, { params }) => changeAt(look, params)),
];
