import type { Admin } from '@nukkad/contract/office/backoffice/sign-in.api';
import type { AdminAccount } from './admin.store.ts';

export const presentAdmin = (
  admin: Pick<AdminAccount, 'userId' | 'fullName' | 'email'>,
  endsAt: Date,
): Admin => ({
  userId: admin.userId,
  fullName: admin.fullName,
  email: admin.email,
  endsAt: endsAt.toISOString(),
});
