import { configurationErrors } from '@nukkad/contract/office/configuration/configuration.noun';
import type { SettingPreview } from '@nukkad/contract/office/configuration/configuration.model';
import { refuse } from '../../../platform/refusal.ts';
import type { ConfigurationDependencies } from '../configuration.interface.ts';
import { presentPreview } from './preview.presenter.ts';
import { findPreview } from './preview.store.ts';

/** Also for the Admin who decides: the preview that the proposer saw stays with the change. */
export async function readPreview(
  deps: ConfigurationDependencies,
  previewId: string,
): Promise<SettingPreview> {
  const row = await findPreview(deps.platform.db, previewId);
  return presentPreview(deps, row ?? refuse(configurationErrors.setting_preview_not_found));
}
