import { Link } from 'react-router';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { travelEmpty } from './travel.empty.ts';
import { useOwnTrips } from './travel.queries.ts';
import { spellWords } from './travel-words.ts';
import { CardHead, List, Note } from '../../ui/page/parts.tsx';

/** A person's own trips, the newest first. */
export function OwnTrips() {
  const { t, locale } = useTranslation();
  const add = useDialogLink('trip');
  return (
    <Listed
      list={useOwnTrips()}
      waiting={<ListSkeleton count={3} />}
      empty={
        <EmptyScreen
          screen={travelEmpty['no-own-trips']}
          action={<ButtonLink {...add}>{t('trip.new', 'Plan a trip')}</ButtonLink>}
        />
      }
    >
      {(items) => (
        <List>
          {items.map(({ request, route, startsAt, endsAt, purpose }) => (
            <Card as="li" quiet key={request.requestId}>
              <CardHead>
                <h2>
                  <Link to={`/people/trips/${request.requestId}`} translate="no">
                    {route.join(' – ')}
                  </Link>
                </h2>
                <ApprovalPill request={request} />
              </CardHead>
              <Note breaks above={0.25}>{`${spellWords(startsAt, endsAt, locale)} · ${purpose}`}</Note>
            </Card>
          ))}
        </List>
      )}
    </Listed>
  );
}
