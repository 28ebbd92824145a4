import type { ProfileItem } from '@nukkad/contract/identity/profile/profile.model';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { profileEmpty } from '../profile.empty.ts';
import { EmptyScreen } from '../../../ui/empty-screen.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { Listed } from '../../../ui/listed.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import { useDialogLink } from '../../../ui/url-dialog.ts';
import { ProfileItemCard } from './profile-item-card.tsx';
import { ItemDialog, itemDialog, RemoveItemDialog } from './profile-item-dialogs.tsx';
import { type ProfileItemKind, profileItemWords } from './profile-item.kinds.ts';
import { type Asked, useProfileItems } from './profile-item.queries.ts';
import styles from './profile-item.module.css';

function askedOf(search: URLSearchParams): Asked {
  const status = search.get('status');
  return {
    status: status === 'Active' || status === 'Inactive' ? status : '',
    search: (search.get('q') ?? '').slice(0, 60),
  };
}

/** Nothing there at all, or nothing that fits the question. */
function EmptyNotice({ kind, asked }: { kind: ProfileItemKind; asked: Asked }) {
  const { t } = useTranslation();
  const add = useDialogLink(itemDialog);
  if (asked.search || asked.status)
    return (
      <EmptyState
        scene="search"
        title={t('belonging.notFound', 'Nothing found')}
        action={
          <ButtonLink to="?" replace tone="plain">
            {t('belonging.all', 'Show all')}
          </ButtonLink>
        }
      >
        {t('belonging.notFound.words', 'Try fewer letters, or show all.')}
      </EmptyState>
    );
  const action = <ButtonLink {...add}>{profileItemWords[kind](t).add}</ButtonLink>;
  if (kind === 'catalogue') return <EmptyScreen screen={profileEmpty['no-products']} action={action} />;
  return (
    <EmptyScreen
      screen={profileEmpty['no-assets']}
      title={t('assets.none', 'Nothing added yet')}
      words={t('assets.none.words', 'Keep serial numbers here for repairs or if something is lost.')}
      action={action}
    />
  );
}

/** Own things, page by page, by state and by words; what may be done with each the server has said. */
export function ProfileItemList({ kind }: { kind: ProfileItemKind }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const asked = askedOf(search);
  const list = useProfileItems(kind, asked);
  const words = profileItemWords[kind](t);
  const items: readonly ProfileItem[] = list.data?.pages.flatMap((page) => page.items) ?? [];
  const nothingYet = list.data !== undefined && items.length === 0 && !asked.search && !asked.status;
  return (
    <>
      {!nothingYet && (
        <div className={styles.filters}>
          <SearchBox label={t('belonging.search', 'Name or number')} />
          <FilterChips
            name="status"
            label={t('belonging.which', 'Show')}
            options={[
              { value: '', label: t('belonging.every', 'All') },
              { value: 'Active', label: words.shown },
              { value: 'Inactive', label: words.away },
            ]}
          />
        </div>
      )}
      <Listed
        list={list}
        waiting={<ListSkeleton count={4} />}
        empty={<EmptyNotice kind={kind} asked={asked} />}
      >
        {(shown) => (
          <ul className={styles.list}>
            {shown.map((item) => (
              <ProfileItemCard key={item.itemId} kind={kind} item={item} />
            ))}
          </ul>
        )}
      </Listed>
      <ItemDialog kind={kind} items={items} />
      <RemoveItemDialog kind={kind} items={items} />
    </>
  );
}

/** The way to a new thing, beside the heading; an empty list has it below its picture. */
export function AddProfileItem({ kind }: { kind: ProfileItemKind }) {
  const { t } = useTranslation();
  const list = useProfileItems(kind, { status: '', search: '' });
  const add = useDialogLink(itemDialog);
  if (!list.data?.pages[0]?.items.length) return null;
  return <ButtonLink {...add}>{profileItemWords[kind](t).add}</ButtonLink>;
}
