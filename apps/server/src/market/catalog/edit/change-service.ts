import { catalogErrors, catalogEvents } from '@nukkad/contract/market/catalog/catalog.noun';
import {
  confirmsService,
  type OfficeService,
  seenOfService,
} from '@nukkad/contract/market/catalog/catalog-admin.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { actorOf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import type { Platform, WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { applyEdit, applySwitches } from './apply-edit.store.ts';
import { changedFields } from './changed-fields.ts';
import { mayEditCatalogue } from './edit.policy.ts';
import { presentOfficeService } from './edit.presenter.ts';
import { type ServiceEditRow, lockService, saveEdit } from './edit.store.ts';

type ServiceFields = Pick<
  OfficeService,
  | 'name'
  | 'nameHi'
  | 'lowPaise'
  | 'typicalPaise'
  | 'highPaise'
  | 'isTrending'
  | 'isNew'
  | 'isRecommended'
  | 'isOnline'
  | 'isSwitchedOff'
>;
export interface WantedService extends ServiceFields {
  readonly serviceId: string;
  readonly seen: Seen<typeof confirmsService>;
}

const columnsOf = (wanted: ServiceFields) => ({
  name: wanted.name,
  name_hi: wanted.nameHi,
  low_paise: wanted.lowPaise,
  typical_paise: wanted.typicalPaise,
  high_paise: wanted.highPaise,
  is_trending: wanted.isTrending,
  is_new: wanted.isNew,
  is_recommended: wanted.isRecommended,
  is_online: wanted.isOnline,
  is_switched_off: wanted.isSwitchedOff,
});

/** Names, usual prices, marks and the switch. What partners ask for their work is theirs. */
export async function changeService(
  platform: Platform,
  call: WriteCall & { viewer: Viewer; now: Date },
  wanted: WantedService,
): Promise<OfficeService> {
  const { viewer, now } = call;
  const row = await platform.write(call, async (tx): Promise<ServiceEditRow> => {
    const before = await lockService(tx, wanted.serviceId);
    if (!before) return refuse(catalogErrors.service_not_found);
    confirmSeen(confirmsService, wanted.seen, seenOfService(before));
    const edit = { kind: 'service', id: wanted.serviceId } as const;
    const saved = { ...edit, fields: columnsOf(wanted), editedBy: viewer.userId };
    await saveEdit(tx, authorize(saved, mayEditCatalogue(viewer)), now);
    await applyEdit(tx, { ...edit, name: wanted.name, nameHi: wanted.nameHi });
    await applySwitches(tx);
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'catalog.change_service',
      subjectKind: 'service',
      subjectId: wanted.serviceId,
      detail: changedFields(columnsOf(before), columnsOf(wanted)),
    });
    await publish(tx, now, catalogEvents.serviceChanged, { serviceId: wanted.serviceId });
    return (await lockService(tx, wanted.serviceId)) ?? refuse(catalogErrors.service_not_found);
  });
  platform.pages.clear();
  return presentOfficeService(row);
}
