import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import { geographyErrors } from '@nukkad/contract/places/geography/geography.noun';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentAddress } from './address.presenter.ts';
import { findAddress, findDefaultAddress, listAddresses } from './address.store.ts';

const key = z.tuple([z.boolean(), z.uuid()]);

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export async function listOwnAddresses(
  reader: Reader,
  userId: string,
  { cursor, limit }: Asked,
): Promise<Page<DeliveryAddress>> {
  const [isDefault, addressId] = readCursor(cursor, key) ?? [];
  const after = isDefault === undefined || addressId === undefined ? null : { isDefault, addressId };
  const rows = await listAddresses(reader, userId, after, limit + 1);
  return pageFrom(rows, limit, presentAddress, (row) => [row.isDefault, row.addressId]);
}

/** By id; without one the default address, or null where none was saved. */
export async function getOwnAddress(
  reader: Reader,
  userId: string,
  addressId: string | undefined,
): Promise<DeliveryAddress | null> {
  const found =
    addressId === undefined
      ? await findDefaultAddress(reader, userId)
      : await findAddress(reader, userId, addressId);
  if (!found && addressId !== undefined) return refuse(geographyErrors.address_not_found);
  return found && presentAddress(found);
}
