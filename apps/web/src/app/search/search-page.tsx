import type { EveryonesKind } from '@nukkad/contract/kernel/hit';
import { searchGlobal } from '@nukkad/contract/office/search/search.api';
import { type HitGroup, mostOfGroup } from '@nukkad/contract/office/search/search.model';
import { type Find, findsOf } from '@nukkad/frame/find';
import { kindsOf } from '@nukkad/frame/palette.words';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  forgetSearches,
  recentSearches,
  rememberSearch,
} from '../../market/catalog/suggest/recent-searches.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { guardProfileOf } from '../../platform/session/guard-profile.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Card } from '../../ui/page/card.tsx';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { List, Row, Stack } from '../../ui/page/parts.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Button } from '../../ui/press/button.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { searchLookFor } from '../work/search-look.tsx';
import { addressFor, searchAddress } from './everyone-address.ts';
import styles from './search-page.module.css';

/** Fewer letters are in every name. */
const leastLetters = 2;

/** The words go into the address when they are sent, not while one types: what a page of results does not find is counted. */
function SearchForm({ q }: { q: string }) {
  const { t } = useTranslation();
  const [text, setText] = useState(q);
  const [, setSearch] = useSearchParams();
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        rememberSearch(text);
        setSearch(text.trim() ? { q: text.trim() } : {});
      }}
    >
      <TextField
        type="search"
        label={t('search.field', 'What are you looking for?')}
        placeholder={t('search.placeholder', 'Service, partner, person, post or help')}
        before={<IconSearch size={20} aria-hidden />}
        enterKeyHint="search"
        maxLength={80}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{t('home.search.go', 'Search')}</Button>
    </form>
  );
}

/** What was searched for on this device. */
function Recent() {
  const { t } = useTranslation();
  const [words, setWords] = useState(recentSearches);
  if (words.length === 0)
    return (
      <EmptyState
        scene="search"
        title={t('find.title', 'Search everything')}
        action={<ButtonLink to="/services">{t('search.services', 'See all services')}</ButtonLink>}
      >
        {t(
          'search.begin',
          'Services, partners, people, jobs, blogs and help. Signed in: groups, posts, and your bookings, messages and documents too.',
        )}
      </EmptyState>
    );
  const forget = () => {
    forgetSearches();
    setWords([]);
  };
  return (
    <Section
      title={t('search.recent', 'Recent searches')}
      lead={t('search.recent.lead', 'Kept on this device only.')}
      action={
        <Button tone="plain" small onClick={forget}>
          {t('search.recent.clear', 'Clear')}
        </Button>
      }
    >
      <Row gap={0.5}>
        {words.map((one) => (
          <ButtonLink key={one} to={searchAddress(one)} tone="plain" small>
            {one}
          </ButtonLink>
        ))}
      </Row>
    </Section>
  );
}

const looks = { raiser: searchLookFor('raiser'), receiver: searchLookFor('receiver') };

function Line({ find }: { find: Find }) {
  const { profile } = useSession();
  const look = looks[profile?.role === 'Buyer' ? 'raiser' : 'receiver'];
  const Icon = look.iconOf(find);
  return (
    <li className={styles.item}>
      <Link to={find.to} className={styles.line}>
        {look.markOf?.(find) ?? <Icon size={22} stroke={1.8} aria-hidden />}
        <span className={styles.words}>
          <b dir="auto">{find.label}</b>
          {find.detail && <small>{find.detail}</small>}
        </span>
        <span className={styles.aside}>{look.asideOf(find)}</span>
      </Link>
    </li>
  );
}

interface ShownGroup extends Pick<HitGroup, 'kind' | 'total'> {
  readonly finds: readonly Find[];
}

/** Of one kind, or the first ones of all. */
const firstOfAll = 5;

function Groups({ groups }: { groups: readonly ShownGroup[] }) {
  const { t, plural } = useTranslation();
  const [search] = useSearchParams();
  const names = kindsOf({ t, plural });
  const chosen = groups.find(({ kind }) => kind === search.get('kind'));
  const counted = ({ kind, total }: ShownGroup) =>
    total.isMore
      ? { value: kind, label: `${names[kind]} ${mostOfGroup}+` }
      : { value: kind, label: names[kind], count: total.count };
  const all = (kind: EveryonesKind) => {
    const next = new URLSearchParams(search);
    next.set('kind', kind);
    return `?${next}`;
  };
  return (
    <Stack gap={1}>
      <FilterChips
        name="kind"
        label={t('search.kinds', 'Kinds of results')}
        options={[{ value: '', label: t('faq.all', 'All') }, ...groups.map(counted)]}
      />
      {(chosen ? [chosen] : groups).map(({ kind, finds, total }) => (
        <Section
          key={kind}
          title={names[kind]}
          action={
            !chosen &&
            total.count > firstOfAll && (
              <Link to={{ search: all(kind) }} className={styles.more}>
                {t('search.seeAll', 'See all')}
              </Link>
            )
          }
        >
          <Card quiet>
            <List gap={0}>
              {finds.slice(0, chosen ? mostOfGroup : firstOfAll).map((find) => (
                <Line key={find.to} find={find} />
              ))}
            </List>
          </Card>
        </Section>
      ))}
    </Stack>
  );
}

function Results({ q }: { q: string }) {
  const { t } = useTranslation();
  const { profile } = useSession();
  const guard = useMemo(() => profile && guardProfileOf(profile), [profile]);
  // Asked once for these words and this person: each time that nothing is found is counted.
  const answer = useAsked(
    searchGlobal,
    { query: { q, full: 'true' } },
    { per: profile?.userId, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <Loaded query={answer} waiting={<ListSkeleton count={4} />}>
      {({ groups }) => {
        const shown = groups
          .map(
            ({ kind, items, total }): ShownGroup => ({
              kind,
              total,
              finds: findsOf(items, (hit) => addressFor(hit, q, guard)),
            }),
          )
          .filter(({ finds }) => finds.length > 0);
        return shown.length > 0 ? (
          <Groups groups={shown} />
        ) : (
          <EmptyState
            scene="search"
            title={t('find.nothing', 'Nothing found for “{{text}}”', { text: q })}
            action={<ButtonLink to="/services">{t('search.services', 'See all services')}</ButtonLink>}
          >
            {t('search.try_fewer', 'Check the spelling or try fewer words. We note what people don’t find.')}
          </EmptyState>
        );
      }}
    </Loaded>
  );
}

/** One search for everyone: `/search?q=&kind=`. */
export function SearchPage() {
  const { t } = useTranslation();
  const q = useSearchParams()[0].get('q')?.trim() ?? '';
  return (
    <Page title={t('frame.search', 'Search')}>
      <SearchForm key={`form ${q}`} q={q} />
      {q.length >= leastLetters ? <Results q={q} /> : <Recent />}
    </Page>
  );
}
