import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Section } from '../../ui/page/section.tsx';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { AccessList } from './access-list.tsx';
import { AddPeople } from './add-people.tsx';
import { wayParameter } from './share-address.ts';
import { LinksOf } from './share-dialog.tsx';
import type { SharedSubject } from './shared-subject.ts';

/** Its pages can be shown with the name of the reader; what a folder holds is asked file by file. */
const isPaged = ({ kind, mediaType }: DriveItem): boolean =>
  kind === 'folder' || mediaType === 'application/pdf' || (mediaType?.startsWith('image/') ?? false);

function People({ item }: { item: DriveItem }) {
  const { t } = useTranslation();
  return (
    <Stack gap={1.5} narrows>
      <AddPeople item={item} />
      <Section title={t('share.access', 'Who has access')} level={3}>
        <AccessList item={item} />
      </Section>
    </Stack>
  );
}

/** With people, or by a link: the second by its own address. */
export function ItemSharing({ item }: { item: DriveItem }) {
  const { t } = useTranslation();
  const way = useUrlTab(['people', 'link'], wayParameter);
  if (!item.can.share) return <Note>{t('share.notYours', 'You can’t share this.')}</Note>;
  const of: SharedSubject = {
    subject: 'drive',
    subjectId: item.itemId,
    name: item.name,
    isPaged: isPaged(item),
  };
  return (
    <Stack gap={1} narrows>
      <UrlTabs
        name={wayParameter}
        label={t('share.way', 'How to share')}
        tabs={[
          { value: 'people', label: t('share.people', 'People') },
          { value: 'link', label: t('share.link', 'Link') },
        ]}
      />
      {way === 'people' ? <People item={item} /> : <LinksOf of={of} />}
    </Stack>
  );
}
