import { listShareOpenings, listShares, revokeShare } from '@nukkad/contract/files/share/share.api';
import type { Share } from '@nukkad/contract/files/share/share.model';
import { useState } from 'react';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { List, Note, Paragraph, Small } from '../../ui/page/parts.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { copy, share } from '../../ui/press/sharing.ts';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { ChangeShare } from './change-share.tsx';
import { type SharedSubject, isPagedSubject } from './shared-subject.ts';

function useFacts(link: Share): readonly string[] {
  const { t, plural, locale } = useTranslation();
  const day = (instant: string) => formatInstant(instant, 'day', locale);
  const until = { day: day(link.expiresAt) };
  const states = {
    open: t('share.until', 'Works until {{day}}', until),
    full: t('share.full', 'Opened as often as allowed'),
    expired: t('share.expired', 'Expired on {{day}}', until),
    revoked: t('share.off', 'Turned off'),
  };
  const opened = plural('share.opened', link.opened, {
    one: 'opened {{count}} time',
    other: 'opened {{count}} times',
  });
  return [
    states[link.state],
    ...(link.allows === 'view' ? [t('share.viewOnly', 'view only')] : []),
    ...(link.hasPassword ? [t('share.protected', 'with password')] : []),
    link.mostOpenings === null
      ? opened
      : t('share.openedOf', 'opened {{count}} of {{most}} times', {
          count: link.opened,
          most: link.mostOpenings,
        }),
  ];
}

/** When it was opened, and by whom where the reader gave a name. */
function Openings({ shareId }: { shareId: string }) {
  const { t, locale } = useTranslation();
  const openings = usePages(listShareOpenings, { shareId, limit: 20 }, { staleTime: 0 });
  return (
    <Listed
      list={openings}
      waiting={<ListSkeleton count={1} />}
      empty={<Small as="p">{t('share.never', 'Not opened yet')}</Small>}
    >
      {(items) => (
        <List gap={0.25}>
          {items.map(({ openedAt, name }, at) => (
            <li key={`${openedAt} ${at}`}>
              <Small>
                {formatInstant(openedAt, 'short', locale)}
                {name !== null && ` · ${name}`}
              </Small>
            </li>
          ))}
        </List>
      )}
    </Listed>
  );
}

function Link({ link, of }: { link: Share; of: SharedSubject }) {
  const { t, locale } = useTranslation();
  const [shown, setShown] = useState<'nothing' | 'change' | 'log'>('nothing');
  const revoke = useSend(revokeShare, { given: (shareId: string) => ({ query: { shareId } }) });
  const facts = useFacts(link);
  const { url, asked, can, shareId, isOwn, sharedBy, isSent, createdAt } = link;
  const at = { at: formatInstant(createdAt, 'day', locale), name: sharedBy };
  const made = isSent ? t('share.sent', 'Sent {{at}}', at) : t('share.made', 'Created {{at}}', at);
  const madeBy = isSent
    ? t('share.sentBy', 'Sent {{at}} by {{name}}', at)
    : t('share.madeBy', 'Created {{at}} by {{name}}', at);
  return (
    <Card as="li" quiet>
      <Paragraph weight={650}>{facts.join(' · ')}</Paragraph>
      <Note size="sm" above={0.25} below={0.75}>
        {isOwn || sharedBy === '' ? made : madeBy}
      </Note>
      {asked && (
        <Note breaks>{t('share.asked', '{{name}} asks for access again.', { name: asked.name })}</Note>
      )}
      <Moves
        small
        of={[
          { on: url !== null, label: t('share.copy', 'Copy link'), press: () => void copy(t, url ?? '') },
          {
            on: url !== null,
            label: t('share.pass', 'Share'),
            press: () => void share(t, { text: of.name, url: url ?? '' }),
          },
          {
            on: can.change,
            label: asked ? t('share.allow', 'Allow again') : t('share.change', 'Change'),
            press: () => setShown(shown === 'change' ? 'nothing' : 'change'),
          },
          {
            on: link.opened > 0,
            label: t('share.log', 'Openings'),
            tone: 'quiet',
            press: () => setShown(shown === 'log' ? 'nothing' : 'log'),
          },
          {
            on: can.revoke,
            label: t('share.turnOff', 'Turn off'),
            tone: 'quiet',
            ...pressed(revoke, shareId),
          },
        ]}
      />
      {shown === 'change' && (
        <ChangeShare link={link} isPaged={isPagedSubject(of)} onDone={() => setShown('nothing')} />
      )}
      {shown === 'log' && <Openings shareId={shareId} />}
    </Card>
  );
}

/** Links to one thing: one's own, or those of the business. */
export function ShareList({ of }: { of: SharedSubject }) {
  const { subject, subjectId } = of;
  const { t } = useTranslation();
  const links = usePages(listShares, { subject, subjectId, limit: 20 }, { staleTime: 0 });
  return (
    <Listed
      list={links}
      waiting={<ListSkeleton count={1} />}
      empty={<Small as="p">{t('share.none', 'No links yet. Anyone with a link can open this.')}</Small>}
    >
      {(items) => (
        <CardList>
          {items.map((link) => (
            <Link key={link.shareId} link={link} of={of} />
          ))}
        </CardList>
      )}
    </Listed>
  );
}
