import { seenOfPartnerService } from '@nukkad/contract/market/catalog/partner-service.confirm';
import type { OwnAnswer, PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import { useEffect, useState } from 'react';
import { ApiError } from '@nukkad/contract/kernel/client';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Form } from '../../../ui/form.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Reconfirmation } from '../../../ui/reconfirmation.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import { toast } from '../../../ui/toast.ts';
import { differencesIn, useReconfirmation } from '../../../ui/use-reconfirmation.ts';
import { AnswersFields } from './answers-fields.tsx';
import styles from './partner-service.module.css';
import { PartnerServicePreview } from './partner-service-preview.tsx';
import { useSavePartnerService, useServiceDetails } from './partner-service.queries.ts';
import { TermsFields } from './terms-fields.tsx';
import { useAnswers } from './use-answers.ts';
import { useTerms } from './use-terms.ts';

/** What the dialog around the editor has to know of it. */
export interface EditorState {
  readonly busy: boolean;
  /** Something was typed that is not saved. */
  readonly changed: boolean;
}

/** One service of the catalogue with the own terms. Its button is in the dialog's foot and reaches it by `id`. */
export function PartnerServiceEditor({
  id,
  row,
  onState,
  onSaved,
}: {
  id: string;
  row: PartnerService;
  onState: (state: EditorState) => void;
  onSaved: () => void;
}) {
  const { t } = useTranslation();
  const terms = useTerms(row);
  const details = useServiceDetails(row.serviceId);
  const answers = useAnswers(row, details.data?.questions ?? [], terms.words.error ? null : terms.price);
  const [asked, setAsked] = useState(false);
  const isNew = row.offer === null;
  const save = useSavePartnerService(isNew);
  const review = useReconfirmation();
  // The terms that the fields were filled with; the row itself may be read anew meanwhile.
  const [shown] = useState(row.offer);
  // The server names a wrong answer by its place in what was sent.
  const [sent, setSent] = useState<readonly OwnAnswer[]>([]);
  const busy = save.isPending;
  const changed = terms.changed || answers.changed;
  useEffect(() => onState({ busy, changed }), [busy, changed, onState]);
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const refusedHere = Object.keys(fields).some((name) => name === 'price' || name.startsWith('answers.'));
  const mayWrite = isNew ? row.can.add : row.can.update;

  const submit = (form?: HTMLFormElement) => {
    setAsked(true);
    if (!terms.terms || !answers.sound) {
      form?.querySelector<HTMLElement>('[aria-invalid], [data-wrong] input')?.focus();
      return;
    }
    setSent(answers.answers);
    save.mutate(
      {
        serviceId: row.serviceId,
        ...terms.terms,
        answers: answers.answers,
        seen: review.seen(seenOfPartnerService(shown)),
      },
      {
        onSuccess: () => {
          toast.success(
            isNew
              ? t('offer.added', '{{name}} added.', { name: row.name })
              : t('offer.saved', '{{name}} saved.', { name: row.name }),
          );
          onSaved();
        },
        onError: (error) => void review.take(error),
      },
    );
  };
  const refusalsOf = (optionId: string) => {
    const place = sent.findIndex((answer) => answer.optionId === optionId);
    const [price, minutes, offered] = ['price', 'minutes', 'offered'].map(
      (name) => fields[`answers.${place}.${name}`],
    );
    return { price, minutes, offered };
  };
  return (
    <>
      <Form id={id} className={styles.editor} onSubmit={submit}>
        <fieldset className={styles.terms} disabled={!mayWrite}>
          {!mayWrite && (
            <p className={styles.dim}>
              {t('offer.readOnly', 'You can view this service. Ask the owner for permission to change it.')}
            </p>
          )}
          <TermsFields row={row} terms={terms} asked={asked} refused={fields['price']} />
          <Loaded query={details} waiting={<ListSkeleton count={2} />}>
            {() => <AnswersFields answers={answers} disabled={!mayWrite} refusalsOf={refusalsOf} />}
          </Loaded>
        </fieldset>
        {save.error && !refusedHere && !differencesIn(save.error) && (
          <p role="alert" className={styles.refused}>
            {save.error.message}
          </p>
        )}
      </Form>
      <Reconfirmation
        review={review}
        busy={busy}
        note={t('changed.savesForm', 'Confirming saves what you entered in the form.')}
        onConfirm={() => submit()}
      />
      <PartnerServicePreview
        row={row}
        details={details}
        price={terms.words.error || !answers.sound ? null : terms.price}
        minutes={terms.minutes}
        answers={answers.answers}
      />
    </>
  );
}
