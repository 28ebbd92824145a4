import { listSuggestions } from '@nukkad/contract/network/connection/connection.api';
import { Link } from 'react-router';
import { MemberLine } from '../../nouns/member/member-line.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Note, Row } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { MemberActs } from './member-acts.tsx';
import { MemberDialogs } from './member-dialogs.tsx';
import styles from './own-card.module.css';
import { DismissSuggestion, suggestionReason } from './suggestion-list.tsx';

const shown = 3;

/** Beside the feed on a desk: a few whom one may know, each with the reason. */
export function SuggestionsBeside() {
  const { t } = useTranslation();
  const query = useAsked(listSuggestions, { query: { limit: shown } }, { staleTime: 60_000 });
  return (
    <Card quiet>
      <Section title={t('network.mayKnow', 'People you may know')}>
        <Loaded query={query} waiting={<ListSkeleton count={3} />}>
          {({ items }) =>
            items.length === 0 ? (
              <Note>
                {t(
                  'network.suggestions.words',
                  'People you work with appear here. We never read your phone book.',
                )}
              </Note>
            ) : (
              <>
                <ul className={styles.list}>
                  {items.map((item) => (
                    <li key={item.member.memberId}>
                      <MemberLine member={item.member} as="strong">
                        {suggestionReason(t, item)}
                      </MemberLine>
                      <Row gap={0.5} align="center">
                        <MemberActs of={item} />
                        <DismissSuggestion member={item.member} />
                      </Row>
                    </li>
                  ))}
                </ul>
                <MemberDialogs members={items} />
              </>
            )
          }
        </Loaded>
        <Link
          className={styles.way}
          to={query.data?.items.length === 0 ? '/network/find' : '/network/suggestions'}
        >
          {query.data?.items.length === 0
            ? t('network.tab.find', 'Find people')
            : t('network.mayKnow.all', 'See all suggestions')}
        </Link>
      </Section>
    </Card>
  );
}
