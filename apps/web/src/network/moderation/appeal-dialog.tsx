import { appealRemoval } from '@nukkad/contract/network/moderation/moderation.api';
import { type OwnRemoval, appealWords } from '@nukkad/contract/network/moderation/moderation.model';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog, type OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Quoted } from '../../ui/page/parts.tsx';

export const appealDialog = 'appeal';
const typed = z.object({ words: appealWords });

function Appeal({
  removal: { removalId, version, words, can },
  dialog,
}: {
  removal: OwnRemoval;
  dialog: OpenDialog;
}) {
  const { t } = useTranslation();
  return (
    <FormDialog
      dialog={dialog}
      when={can.appeal}
      title={t('networkRemoval.appeal.title', 'Appeal this removal')}
      save={t('networkRemoval.appeal.send', 'Send appeal')}
      send={useSend(appealRemoval)}
      said={t('networkRemoval.appeal.sent', 'Appeal sent. We’ll check it again.')}
      initial={{ words: '' }}
      fieldSchema={typed}
      bodyOf={(sent) => ({ removalId, version, ...sent })}
      refusedAt="words"
    >
      {({ lineAt }) => (
        <>
          <Quoted lines>{words}</Quoted>
          <TextArea
            label={t('networkRemoval.appeal.words', 'Why should we change the decision?')}
            hint={t('networkRemoval.appeal.hint', 'You can appeal once.')}
            {...lineAt('words')}
            rows={4}
            maxLength={500}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Of the removal that the address names: `?dialog=appeal&removal=…`. */
export function AppealDialog({ removals }: { removals: readonly OwnRemoval[] }) {
  const dialog = useUrlDialog(appealDialog, ['removal']);
  const removal = removals.find(({ removalId }) => removalId === dialog.get('removal'));
  return removal && <Appeal key={removal.removalId} removal={removal} dialog={dialog} />;
}
