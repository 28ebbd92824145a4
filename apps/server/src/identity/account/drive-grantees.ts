/** What sharing files of a drive asks of accounts and teams. */
import type { Grantees } from '../../files/drive/index.ts';
import type { PartnerInterface } from '../partner/index.ts';
import { findIdsByNumbers } from './account.store.ts';

export const driveGrantees = ({ getStaff }: Pick<PartnerInterface, 'getStaff'>): Grantees => ({
  accountsOf: findIdsByNumbers,
  staffOf: getStaff,
});
