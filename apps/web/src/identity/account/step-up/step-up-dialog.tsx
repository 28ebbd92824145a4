import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { StepUpForm } from './step-up-form.tsx';

export function StepUpDialog({ onEnd }: { onEnd: (confirmed: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <Dialog opened onClose={() => onEnd(false)} title={t('stepUp.title', 'Confirm it’s you')}>
      <StepUpForm onConfirmed={() => onEnd(true)} />
    </Dialog>
  );
}
