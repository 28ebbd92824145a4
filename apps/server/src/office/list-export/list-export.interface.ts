import type { DriveInterface } from '../../files/drive/index.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { Gate } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SessionWatch } from '../../platform/socket/watch-sessions.ts';
import type { BackofficeInterface } from '../backoffice/index.ts';

export interface ListExportDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'lock'> & {
    readonly watch: Pick<SessionWatch, 'viewerNow'>;
    readonly gate: Gate;
  };
  readonly drive: Pick<DriveInterface, 'records'>;
  readonly backoffice: Pick<BackofficeInterface, 'adminNow'>;
}
