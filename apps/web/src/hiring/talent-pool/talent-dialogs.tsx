import { removeTalent } from '@nukkad/contract/hiring/talent-pool/talent-pool.api';
import type { KeptTalent, TalentOf } from '@nukkad/contract/hiring/talent-pool/talent-pool.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { ChangeForm } from './talent-form.tsx';

interface Kept {
  readonly userId: string;
  readonly name: string;
  readonly kept: KeptTalent;
  readonly can: Pick<TalentOf['can'], 'change' | 'remove'>;
}

/** Of one who is kept: `?dialog=talent-change&userId=…` and `?dialog=talent-remove&userId=…`. */
export function TalentDialogs({ people }: { people: readonly Kept[] }) {
  const { t } = useTranslation();
  const changing = useUrlDialog('talent-change', ['userId']);
  const removing = useUrlDialog('talent-remove', ['userId']);
  const remove = useSend(removeTalent, { given: (userId: string) => ({ query: { userId } }) });
  const asked = changing.get('userId') ?? removing.get('userId');
  const one = people.find(({ userId }) => userId === asked);
  if (!one) return null;
  const { userId, name, kept, can } = one;
  return (
    <>
      {can.change && (
        <ChangeForm
          key={`${userId} ${kept.version}`}
          userId={userId}
          name={name}
          kept={kept}
          dialog={changing}
        />
      )}
      <Question
        dialog={removing}
        when={can.remove}
        danger
        title={t('talent.remove.title', 'Remove {{name}} from your talent pool?', { name })}
        consequences={[
          t('talent.remove.gone', 'Tags and note are deleted.'),
          t('talent.remove.stays', 'Applications and invitations don’t change.'),
        ]}
        confirm={t('talent.remove', 'Remove')}
        send={remove}
        request={userId}
        said={t('talent.removed', 'Removed from your talent pool')}
      />
    </>
  );
}
