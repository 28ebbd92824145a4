import { projectFileBody, editProjectFile } from '@nukkad/contract/work/project-file/project-file.api';
import type { ProjectFile } from '@nukkad/contract/work/project-file/project-file.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { PhotoViewer } from '../../ui/dialog/photo-viewer.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { type FileSide, useRemoveProjectFile } from './project-file.queries.ts';

function Edit({ file: { fileId, caption, audience }, dialog }: { file: ProjectFile; dialog: OpenDialog }) {
  const { t } = useTranslation();
  return (
    <FormDialog
      dialog={dialog}
      title={t('file.edit.title', 'Edit file')}
      save={t('party.save', 'Save')}
      send={useSend(editProjectFile)}
      initial={{ caption, audience }}
      schema={projectFileBody}
      bodyOf={(typed) => ({ fileId, ...typed })}
    >
      {({ fields, change, textAt }) => (
        <>
          <HindiField
            label={t('file.caption', 'What is it? (optional)')}
            {...textAt('caption')}
            maxLength={120}
          />
          <RadioList
            label={t('file.seenBy', 'Who sees it?')}
            name="audience"
            options={[
              { value: 'team', label: t('file.team', 'Your team only') },
              { value: 'client', label: t('file.client', 'Your team and the customer') },
            ]}
            value={fields.audience}
            onChange={(chosen) => change({ audience: chosen })}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Behind `?dialog=photo`, `file` and `remove-file`, with `fileId=…`. */
export function FileDialogs({ files, side }: { files: readonly ProjectFile[]; side: FileSide }) {
  const { t } = useTranslation();
  const photo = useUrlDialog('photo', ['fileId']);
  const edit = useUrlDialog('file', ['fileId']);
  const removing = useUrlDialog('remove-file', ['fileId']);
  const remove = useRemoveProjectFile(side);
  const file = files.find(({ fileId }) => fileId === photo.get('fileId'));
  if (!file) return null;
  if (photo.opened)
    return (
      <PhotoViewer
        photos={files
          .filter(({ kind }) => kind === 'photo')
          .map(({ fileId, url, caption, fileName }) => ({ photoId: fileId, url, alt: caption || fileName }))}
        photoId={file.fileId}
        title={t('file.title', 'Photos and documents')}
        onTurn={(fileId) => photo.open({ fileId })}
        onClose={photo.close}
      >
        {file.caption && <p>{file.caption}</p>}
      </PhotoViewer>
    );
  if (edit.opened && file.can.edit) return <Edit file={file} dialog={edit} />;
  if (!removing.opened || !file.can.remove) return null;
  return (
    <Question
      dialog={removing}
      danger
      title={t('file.remove.title', 'Remove this file?')}
      consequences={[t('file.remove.follows', 'No one finds it in this project any more.')]}
      confirm={t('file.remove', 'Remove')}
      send={remove}
      request={file.fileId}
    />
  );
}
