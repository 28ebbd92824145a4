import {
  type DocumentShare,
  documentShareBody,
  shareDays,
  shareDocument,
} from '@nukkad/contract/files/document/document-share.api';
import type { OwnDocument } from '@nukkad/contract/files/document/document.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Section } from '../../ui/page/section.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { copy, share } from '../../ui/press/sharing.ts';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useDocumentShares, useUnshareDocument } from './document-share.queries.ts';
import { Row, Small } from '../../ui/page/parts.tsx';

export const shareDialog = 'share-document';

const choices = [1, shareDays.usual, 30, shareDays.most];

function NewLink({ documentId }: { documentId: string }) {
  const { t, plural } = useTranslation();
  return (
    <SentFields
      save={t('document.share.make', 'Create and copy link')}
      send={useSend(shareDocument)}
      initial={{ days: String(shareDays.usual), password: '' }}
      schema={documentShareBody}
      bodyOf={({ days, password }) => ({ documentId, days: Number(days), ...(password && { password }) })}
      onSent={async ({ url }, change) => {
        change({ password: '' });
        if (url) await copy(t, url);
      }}
      refusedAt="password"
    >
      {({ fields, change, lineAt }) => (
        <>
          <SelectField
            label={t('document.share.days', 'Link works for')}
            name="days"
            value={fields.days}
            options={choices.map((days) => ({
              value: String(days),
              label: plural('document.share.day', days, { one: '{{count}} day', other: '{{count}} days' }),
            }))}
            onChange={({ target }) => change({ days: target.value })}
          />
          <TextField
            label={t('document.share.password', 'Password (optional)')}
            hint={t(
              'document.share.password.hint',
              'Tell it to the reader yourself, not in the same message.',
            )}
            {...lineAt('password')}
            type="text"
            autoComplete="off"
            maxLength={72}
          />
        </>
      )}
    </SentFields>
  );
}

function Link({ link, fileName }: { link: DocumentShare; fileName: string }) {
  const { t, plural, locale } = useTranslation();
  const remove = useUnshareDocument();
  const { shareId, state, url, hasPassword, expiresAt, opened } = link;
  const until = formatInstant(expiresAt, 'day', locale);
  const states = {
    open: t('document.share.until', 'Works until {{day}}', { day: until }),
    expired: t('document.share.expired', 'Expired on {{day}}', { day: until }),
    revoked: t('document.share.off', 'Turned off'),
  };
  const facts = [
    states[state],
    ...(hasPassword ? [t('document.share.protected', 'with password')] : []),
    plural('document.share.opened', opened, {
      one: 'opened {{count}} time',
      other: 'opened {{count}} times',
    }),
  ];
  return (
    <li>
      <Small as="p">{facts.join(' · ')}</Small>
      {url && (
        <Row gap={0.5}>
          <Button small tone="plain" onClick={() => void copy(t, url)}>
            {t('document.share.copy', 'Copy link')}
          </Button>
          <Button small tone="plain" onClick={() => void share(t, { text: fileName, url })}>
            {t('document.share', 'Share')}
          </Button>
          <Button
            small
            tone="quiet"
            busy={remove.isPending}
            onClick={() => remove.mutate(shareId, { onError: toastFailure })}
          >
            {t('document.share.turnOff', 'Turn off')}
          </Button>
        </Row>
      )}
    </li>
  );
}

/** Behind `?dialog=share-document&documentId=`: a new link, and those that were given before. */
export function ShareDialog({ documents }: { documents: readonly OwnDocument[] }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(shareDialog, ['documentId']);
  const document = documents.find(({ documentId }) => documentId === dialog.get('documentId'));
  const links = useDocumentShares(dialog.opened ? (document?.documentId ?? '') : '');
  if (!dialog.opened || !document) return null;
  const { documentId, fileName } = document;
  return (
    <Dialog
      opened
      onClose={dialog.close}
      title={t('document.share.title', 'Share “{{name}}”', { name: fileName })}
    >
      <NewLink documentId={documentId} />
      <Section title={t('document.share.links', 'Links you created')} level={3}>
        <Listed
          list={links}
          waiting={<ListSkeleton count={1} />}
          empty={
            <Small as="p">
              {t('document.share.none', 'No links yet. Anyone with a link can open this document.')}
            </Small>
          }
        >
          {(items) => (
            <CardList>
              {items.map((link) => (
                <Link key={link.shareId} link={link} fileName={fileName} />
              ))}
            </CardList>
          )}
        </Listed>
      </Section>
    </Dialog>
  );
}
