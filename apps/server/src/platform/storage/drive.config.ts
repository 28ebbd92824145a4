/** How much the drives of people and of businesses hold. */
import * as z from 'zod/mini';

const megabytes = (name: string, most: number, usual: number) =>
  z._default(
    z.coerce
      .number<string>(`${name} must be a number of megabytes.`)
      .check(
        z.int(`${name} must be whole.`),
        z.gte(1, `${name} must be at least 1.`),
        z.lte(most, `${name} must be at most ${most}.`),
      ),
    usual,
  );

const mostQuota = 10_000_000;

export const driveEnvironment = {
  DRIVE_QUOTA_MB: megabytes('DRIVE_QUOTA_MB', mostQuota, 2_048),
  DRIVE_TEAM_QUOTA_MB: megabytes('DRIVE_TEAM_QUOTA_MB', mostQuota, 10_240),
  DRIVE_FILE_MB: megabytes('DRIVE_FILE_MB', 1_024, 10),
};
