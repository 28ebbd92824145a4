import { type ReadCall, type PreviewFirst, type Params, previewFirst, shownRow } from '../../preview-call.ts';
import { maximumPageSize as limit } from '../../kernel/page.ts';
import * as configuration from './configuration.api.ts';
import { seenOfSettingChange, seenOfSettingEffect } from './configuration.confirm.ts';

async function changeAt(look: ReadCall, { changeId }: Params) {
  const { settings } = await look(configuration.listSettingsToday, {});
  const open = settings.filter(({ waiting, planned }) => waiting + planned > 0);
  const pages = await Promise.all(
    open.map(({ settingId }) =>
      look(configuration.listSettingChanges, { params: { settingId }, query: { limit } }),
    ),
  );
  return seenOfSettingChange(
    shownRow(
      pages.flatMap(({ items }) => items),
      (change) => change.changeId === changeId,
    ),
  );
}

export const configurationPreviews: readonly PreviewFirst[] = [
  previewFirst(configuration.changeSetting, async (look, { body: { previewId } }) =>
    seenOfSettingEffect(await look(configuration.readSettingPreview, { params: { previewId } })),
  ),
  previewFirst(configuration.decideSettingChange, (look, { params }) => changeAt(look, params)),
  previewFirst(configuration.withdrawSettingChange, (look, { params }) => changeAt(look, params)),
];
