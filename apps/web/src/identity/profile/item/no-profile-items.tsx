import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyScreen } from '../../../ui/state/empty-screen.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { profileEmpty } from '../profile.empty.ts';
import { itemDialog } from './profile-item-dialogs.tsx';
import { type ProfileItemKind, profileItemWords } from './profile-item.kinds.ts';

/** Nothing there at all, or nothing that fits the question. */
export function NoProfileItems({ kind, isNarrowed }: { kind: ProfileItemKind; isNarrowed: boolean }) {
  const { t } = useTranslation();
  const add = useDialogLink(itemDialog);
  if (isNarrowed)
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

/** The way to a new thing, beside the heading. */
export function AddProfileItem({ kind }: { kind: ProfileItemKind }) {
  const { t } = useTranslation();
  return <ButtonLink {...useDialogLink(itemDialog)}>{profileItemWords[kind](t).add}</ButtonLink>;
}
