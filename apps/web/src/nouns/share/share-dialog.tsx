import { makeShare } from '@nukkad/contract/files/share/share.api';
import { shareBody, shareDays } from '@nukkad/contract/files/share/share.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { copy } from '../../ui/press/sharing.ts';
import { type SharedSubject, isPagedSubject } from './shared-subject.ts';
import { type LinkFields, LinkFieldsOf, openingsOf } from './share-fields.tsx';
import { ShareList } from './share-list.tsx';

const initial: LinkFields = {
  days: String(shareDays.usual),
  allows: 'download',
  password: '',
  mostOpenings: '',
};

function NewLink({ of }: { of: SharedSubject }) {
  const { subject, subjectId } = of;
  const { t } = useTranslation();
  return (
    <SentFields
      save={t('share.make', 'Create and copy link')}
      send={useSend(makeShare)}
      initial={initial}
      schema={shareBody}
      bodyOf={({ days, allows, password, mostOpenings }) => {
        const most = openingsOf(mostOpenings);
        return {
          subject,
          subjectId,
          days: Number(days),
          allows,
          ...(password && { password }),
          ...(most !== null && { mostOpenings: most }),
        };
      }}
      onSent={async ({ url }, change) => {
        change({ password: '', mostOpenings: '' });
        if (url) await copy(t, url);
      }}
    >
      {(form) => (
        <LinkFieldsOf
          form={form}
          isPaged={isPagedSubject(of)}
          passwordHint={t('share.password.hint', 'Tell it to the reader yourself, not in the same message.')}
        />
      )}
    </SentFields>
  );
}

/** A new link, and those that were given before. */
export function LinksOf({ of }: { of: SharedSubject }) {
  const { t } = useTranslation();
  return (
    <Stack gap={1.5} narrows>
      <NewLink of={of} />
      <Section title={t('share.links', 'Links')} level={3}>
        <ShareList of={of} />
      </Section>
    </Stack>
  );
}

/** Links to one thing. */
export function ShareDialog({ of, onClose }: { of: SharedSubject; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog opened onClose={onClose} title={t('share.title', 'Share “{{name}}”', { name: of.name })}>
      <LinksOf of={of} />
    </Dialog>
  );
}
