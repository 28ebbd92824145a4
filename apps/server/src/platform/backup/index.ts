export { listBackups, makeBackup, removeOldBackups } from './make-backup.ts';
export { BackupFault } from './manifest.ts';
export { restoreBackup } from './restore-backup.ts';
