import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import type { DriveKind } from '@nukkad/contract/files/drive/drive.noun';
import { listGrants, revokeGrant } from '@nukkad/contract/files/drive/grant.api';
import type { DriveGrant } from '@nukkad/contract/files/drive/grant.model';
import { useState } from 'react';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Note, Paragraph, Small } from '../../ui/page/parts.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { useGranteeWords } from './access-words.ts';
import { ChangeAccess } from './change-access.tsx';

function useFacts({ right, endsAt, from }: DriveGrant): string {
  const { t, locale } = useTranslation();
  return [
    right === 'edit' ? t('share.may.edit', 'Can edit') : t('share.may.view', 'Can view'),
    ...(endsAt === null
      ? []
      : [t('share.until.day', 'until {{day}}', { day: formatInstant(endsAt, 'day', locale) })]),
    ...(from === null ? [] : [t('share.from', 'by the folder “{{name}}”', { name: from })]),
  ].join(' · ');
}

function Access({ grant, kind }: { grant: DriveGrant; kind: DriveKind }) {
  const { t, locale } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  const revoke = useSend(revokeGrant, { given: (grantId: string) => ({ query: { grantId } }) });
  const who = useGranteeWords(grant);
  const facts = useFacts(grant);
  const { grantId, can, createdBy, createdAt } = grant;
  const at = { at: formatInstant(createdAt, 'day', locale), name: createdBy };
  return (
    <Card as="li" quiet>
      <Paragraph weight={650} breaks {...(grant.kind === 'person' && { translate: 'no' as const })}>
        {who}
      </Paragraph>
      <Note size="sm" above={0.25}>
        {facts}
      </Note>
      {createdBy !== '' && (
        <Note size="sm" above={0.25} below={0.75}>
          {t('share.sharedBy', 'Shared {{at}} by {{name}}', at)}
        </Note>
      )}
      <Moves
        small
        of={[
          {
            on: can.change,
            label: t('share.change', 'Change'),
            'aria-label': t('share.changeOf', 'Change access of {{who}}', { who }),
            press: () => setChanging(!isChanging),
          },
          {
            on: can.revoke,
            label: t('share.remove', 'Remove'),
            'aria-label': t('share.removeOf', 'Remove access of {{who}}', { who }),
            tone: 'quiet',
            ...pressed(revoke, grantId, t('share.removed', 'Access removed.')),
          },
        ]}
      />
      {isChanging && <ChangeAccess grant={grant} kind={kind} onDone={() => setChanging(false)} />}
    </Card>
  );
}

/** Whom it is shared with, the nearest first; the owner and the team come before by the drive itself. */
export function AccessList({ item: { itemId, space, kind } }: { item: DriveItem }) {
  const { t } = useTranslation();
  const grants = usePages(listGrants, { itemId, limit: 20 }, { staleTime: 0 });
  const always =
    space === 'team'
      ? t('share.always.team', 'The owner, and team members with permission for the business profile.')
      : t('share.always.own', 'You');
  return (
    <>
      <Small as="p">{always}</Small>
      <Listed
        list={grants}
        waiting={<ListSkeleton count={1} />}
        empty={<Small as="p">{t('share.noOne', 'No one else yet.')}</Small>}
      >
        {(items) => (
          <CardList>
            {items.map((grant) => (
              <Access key={grant.grantId} grant={grant} kind={kind} />
            ))}
          </CardList>
        )}
      </Listed>
    </>
  );
}
