import type { Privacy } from '@nukkad/contract/identity/privacy/privacy.model';
import { keptOfPerson } from './kept-of.ts';
import { readNotice } from './notice.store.ts';
import { openMattersOf } from './open-matters.ts';
import type { PrivacyDependencies } from './privacy.interface.ts';
import { presentPrivacy } from './privacy.presenter.ts';
import { findNewestExport, listConsents } from './privacy.store.ts';

/** All that the privacy page shows its owner. */
export async function readPrivacy(
  { platform, ports }: PrivacyDependencies,
  userId: string,
  now: Date,
): Promise<Privacy> {
  const { db, config } = platform;
  const [notice, consents, dataExport, open, kept] = await Promise.all([
    readNotice(db, now),
    listConsents(db, userId),
    findNewestExport(db, userId, now),
    openMattersOf(ports, db, userId),
    keptOfPerson(ports, db, userId),
  ]);
  return presentPrivacy({ notice, consents, dataExport, open, kept }, { ...config, now });
}
