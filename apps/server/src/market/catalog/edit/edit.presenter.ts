import type { OfficeCategory, OfficeService } from '@nukkad/contract/market/catalog/catalog-admin.api';
import type { CategoryEditRow, ServiceEditRow } from './edit.store.ts';

export const presentOfficeCategory = (row: CategoryEditRow): OfficeCategory => ({
  categoryId: row.categoryId,
  groupName: row.groupName,
  serviceCount: row.serviceCount,
  name: row.name,
  nameHi: row.nameHi,
  visitChargePaise: row.visitChargePaise,
  neededDocument: row.neededDocument,
  isTrending: row.isTrending,
  isNew: row.isNew,
  isRecommended: row.isRecommended,
  isOnline: row.isOnline,
  isSwitchedOff: row.isSwitchedOff,
});

export const presentOfficeService = (row: ServiceEditRow): OfficeService => ({
  serviceId: row.serviceId,
  categoryId: row.categoryId,
  categoryName: row.categoryName,
  unit: row.unit,
  partnerCount: row.partnerCount,
  isShown: row.isShown,
  name: row.name,
  nameHi: row.nameHi,
  lowPaise: row.lowPaise,
  typicalPaise: row.typicalPaise,
  highPaise: row.highPaise,
  isTrending: row.isTrending,
  isNew: row.isNew,
  isRecommended: row.isRecommended,
  isOnline: row.isOnline,
  isSwitchedOff: row.isSwitchedOff,
});
