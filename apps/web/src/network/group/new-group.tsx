import { createGroup } from '@nukkad/contract/network/group/group.api';
import { groupSettings } from '@nukkad/contract/network/group/group.model';
import { useNavigate } from 'react-router';
import { forget } from '../../platform/device-storage/device-storage.ts';
import { KeptWords } from '../../platform/forms/kept-words.tsx';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { GroupFields, noGroup, settingsOf } from './group-form.tsx';
import { groupDialogs, groupPath } from './group-paths.ts';

const draft = 'new_group';

/** Behind `?dialog=new-group`. */
export function NewGroup() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <FormDialog
      dialog={useUrlDialog(groupDialogs.make)}
      title={t('group.new', 'Start a group')}
      save={t('group.new.send', 'Start group')}
      send={useSend(createGroup)}
      said={t('group.new.done', 'Group started.')}
      onSent={({ slug }) => {
        void forget(draft);
        void navigate(groupPath(slug));
      }}
      initial={noGroup}
      schema={groupSettings}
      bodyOf={settingsOf}
      incomplete={({ name, description, cityCode }) =>
        name.trim() === '' || description.trim() === '' || cityCode === ''
      }
    >
      {(form) => (
        <>
          <KeptWords
            of={draft}
            words={form.fields.description}
            onRead={(description) => form.change({ description })}
          />
          <GroupFields {...form} />
        </>
      )}
    </FormDialog>
  );
}
