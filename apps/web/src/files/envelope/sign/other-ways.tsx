import type { SignDocument } from '@nukkad/contract/files/envelope/sign.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Moves } from '../../../ui/press/moves.tsx';
import { CommentsDialog } from './comments-dialog.tsx';
import type { Opened } from './sign.queries.ts';
import { DeclineDialog, DelegateDialog } from './way-out-dialogs.tsx';

/** What else one may do: ask, hand on, say no. */
export function OtherWays({
  document: { can },
  opened,
}: {
  document: Pick<SignDocument, 'can'>;
  opened: Opened;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Moves
        of={[
          { on: true, opens: 'comments', label: t('sign.comments', 'Comments'), tone: 'plain', small: true },
          {
            on: can.delegate,
            opens: 'delegate',
            label: t('sign.delegate', 'Ask someone else to sign'),
            tone: 'plain',
            small: true,
          },
          {
            on: can.decline,
            opens: 'decline',
            label: t('sign.decline', 'Decline'),
            tone: 'plain',
            small: true,
          },
        ]}
      />
      <CommentsDialog opened={opened} canSay={can.comment} />
      <DelegateDialog opened={opened} when={can.delegate} />
      <DeclineDialog opened={opened} when={can.decline} />
    </>
  );
}
