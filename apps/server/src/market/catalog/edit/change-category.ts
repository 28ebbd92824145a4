import { catalogErrors, catalogEvents } from '@nukkad/contract/market/catalog/catalog.noun';
import {
  confirmsCategory,
  type OfficeCategory,
  seenOfCategory,
} from '@nukkad/contract/market/catalog/catalog-admin.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { actorOf, audit } from '../../../platform/audit.ts';
import { type Authorized, authorize, partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publish, publishEach } from '../../../platform/outbox/publish.ts';
import type { Platform, WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { applyPausedWork } from '../partner-service/paused-work.store.ts';
import { applyEdit, applySwitches } from './apply-edit.store.ts';
import { changedFields } from './changed-fields.ts';
import { mayEditCatalogue } from './edit.policy.ts';
import { presentOfficeCategory } from './edit.presenter.ts';
import { type CategoryEditRow, lockCategory, saveEdit } from './edit.store.ts';

type CategoryFields = Omit<OfficeCategory, 'categoryId' | 'groupName' | 'serviceCount'>;
export interface WantedCategory extends CategoryFields {
  readonly categoryId: string;
  readonly seen: Seen<typeof confirmsCategory>;
}

const columnsOf = (wanted: CategoryFields) => ({
  name: wanted.name,
  name_hi: wanted.nameHi,
  visit_charge_paise: wanted.visitChargePaise,
  needed_document: wanted.neededDocument,
  is_trending: wanted.isTrending,
  is_new: wanted.isNew,
  is_recommended: wanted.isRecommended,
  is_online: wanted.isOnline,
  is_switched_off: wanted.isSwitchedOff,
});

/** Who lacks the document that is asked for now, and who the one that was. */
async function followNeed(tx: Tx, of: Authorized<{ readonly categoryId: string }>, now: Date): Promise<void> {
  const changed = await applyPausedWork(tx, of);
  await publishEach(
    tx,
    now,
    catalogEvents.offersChanged,
    changed.map((organisationId) => ({ organisationId })),
  );
}

export async function changeCategory(
  platform: Platform,
  call: WriteCall & { viewer: Viewer; now: Date },
  wanted: WantedCategory,
): Promise<OfficeCategory> {
  const { viewer, now } = call;
  const row = await platform.write(call, async (tx): Promise<CategoryEditRow> => {
    const before = await lockCategory(tx, wanted.categoryId);
    if (!before) return refuse(catalogErrors.category_not_found);
    confirmSeen(confirmsCategory, wanted.seen, seenOfCategory(before));
    const edit = { kind: 'category', id: wanted.categoryId } as const;
    const saved = { ...edit, fields: columnsOf(wanted), editedBy: viewer.userId };
    const allowed = authorize(saved, mayEditCatalogue(viewer));
    await saveEdit(tx, allowed, now);
    await applyEdit(tx, { ...edit, name: wanted.name, nameHi: wanted.nameHi });
    await applySwitches(tx);
    if (wanted.neededDocument !== before.neededDocument)
      await followNeed(tx, partOf(allowed, { categoryId: wanted.categoryId }), now);
    const detail = changedFields(columnsOf(before), columnsOf(wanted));
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'catalog.change_category',
      subjectKind: 'category',
      subjectId: wanted.categoryId,
      detail,
    });
    await publish(tx, now, catalogEvents.categoryChanged, { categoryId: wanted.categoryId });
    return (await lockCategory(tx, wanted.categoryId)) ?? refuse(catalogErrors.category_not_found);
  });
  platform.pages.clear();
  return presentOfficeCategory(row);
}
