import { makeDriveFolder, renameDriveItem } from '@nukkad/contract/files/drive/drive.api';
import { type DriveItem, driveLimits, driveName } from '@nukkad/contract/files/drive/drive.model';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog, type OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import type { Inside } from './drive.queries.ts';

const schema = z.object({ name: driveName });

interface NameProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

function NameField(line: NameProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('drive.name', 'Name')}
      {...line}
      data-autofocus
      autoComplete="off"
      maxLength={driveLimits.nameLength}
    />
  );
}

/** Another name for a file or a folder. */
export function RenameDialog({
  item: { itemId, name, version, can },
  dialog,
}: {
  item: DriveItem;
  dialog: OpenDialog;
}) {
  const { t } = useTranslation();
  return (
    <FormDialog
      dialog={dialog}
      when={can.rename}
      title={t('drive.rename.title', 'Rename')}
      save={t('drive.rename', 'Rename')}
      said={t('drive.renamed', 'Renamed')}
      send={useSend(renameDriveItem)}
      initial={{ name }}
      fieldSchema={schema}
      bodyOf={(fields) => ({ itemId, name: fields.name, version })}
      refusedAt="name"
    >
      {({ lineAt }) => <NameField {...lineAt('name')} />}
    </FormDialog>
  );
}

/** Behind `?dialog=new-folder`. */
export function NewFolder({ inside, may }: { inside: Inside; may: boolean }) {
  const { t } = useTranslation();
  return (
    <FormDialog
      dialog={useUrlDialog('new-folder')}
      when={may}
      title={t('drive.folder.new', 'New folder')}
      save={t('drive.folder.make', 'Create folder')}
      said={t('drive.folder.made', 'Folder created')}
      send={useSend(makeDriveFolder)}
      initial={{ name: '' }}
      fieldSchema={schema}
      bodyOf={({ name }) => ({ ...inside, name })}
      refusedAt="name"
    >
      {({ lineAt }) => <NameField {...lineAt('name')} />}
    </FormDialog>
  );
}
